import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildNewBrand, buildNewOffer } from '../../testing/new-rows';
import type { CatalogueStore } from '../../writer';
import { BackupError, getDatabaseFile } from '../database-file';
import { openTestCatalogue, removeTestCatalogues } from '../testing/open-test-catalogue';
import { backUpDatabase } from './back-up-database';
import { inspectDatabase } from './inspect-database';

const PAGE_BYTES = 4096;
const NOW = new Date('2026-11-20T12:00:00.123Z');

afterAll(removeTestCatalogues);

const saveCoupons = (store: CatalogueStore, count: number) =>
  store.write(async (writer) => {
    await writer.saveBrands([buildNewBrand({ uniqueName: 'shop' })]);
    const ids = Array.from({ length: count }, (_, index) => `c${index}`);
    await writer.saveOffers(
      ids.map((externalId) => buildNewOffer({ kind: 'coupon', externalId, brandUniqueName: 'shop' })),
    );
  });

async function openFilled() {
  const { source, store, url } = await openTestCatalogue(NOW);
  await saveCoupons(store, 3);
  const database = getDatabaseFile(url);
  return { source, store, url, database, folder: path.dirname(database) };
}

it('copies a database that others have open, under a name with the time', async () => {
  const { store, url, folder } = await openFilled();
  const backup = await backUpDatabase({ kind: 'catalogue', url, isForced: false, now: NOW });
  expect(backup).toEqual({
    file: path.join(folder, 'backups', 'catalogue-2026-11-20T12-00-00-123Z.db'),
    contents: { kind: 'catalogue', brands: 1, offers: 3, articles: 0 },
  });
  await saveCoupons(store, 5);
  expect(await inspectDatabase(backup.file)).toMatchObject({ offers: 3 });
  expect(readdirSync(path.dirname(backup.file))).toEqual([path.basename(backup.file)]);
});

it('makes one moment of the copy, whatever is written meanwhile', async () => {
  const { source, store, url, folder } = await openFilled();
  const file = path.join(folder, 'meanwhile.db');
  const [backup] = await Promise.all([
    backUpDatabase({ kind: 'catalogue', url, file, isForced: false, now: NOW }),
    saveCoupons(store, 400),
  ]);
  expect([3, 400]).toContain('offers' in backup.contents && backup.contents.offers);
  expect(await source.listCoupons()).toMatchObject({ total: 400 });
});

it('replaces a file only where that is asked for', async () => {
  const { url, folder } = await openFilled();
  const file = path.join(folder, 'taken.db');
  writeFileSync(file, 'mine');
  await expect(backUpDatabase({ kind: 'catalogue', url, file, isForced: false, now: NOW })).rejects.toThrow(
    '--force',
  );
  expect(await backUpDatabase({ kind: 'catalogue', url, file, isForced: true, now: NOW })).toMatchObject({
    file,
  });
  expect(await inspectDatabase(file)).toMatchObject({ offers: 3 });
});

it('refuses what it cannot copy, and leaves nothing behind', async () => {
  const { url, database, folder } = await openFilled();
  const refused = [
    [{ url: 'libsql://host.example' }, 'libsql://host.example is a server'],
    [{ url: `file:${folder}/none.db` }, 'nothing to back up'],
    [{ file: database, isForced: true }, 'the database itself'],
  ] as const;
  for (const [options, message] of refused) {
    const backUp = backUpDatabase({ kind: 'catalogue', url, isForced: false, now: NOW, ...options });
    await expect(backUp).rejects.toThrow(BackupError);
    await expect(backUp).rejects.toThrow(message);
  }
  expect(existsSync(path.join(folder, 'none.db'))).toBe(false);
});

it('makes no backup of a broken database', async () => {
  const { url, folder } = await openFilled();
  const broken = path.join(folder, 'broken.db');
  await backUpDatabase({ kind: 'catalogue', url, file: broken, isForced: false, now: NOW });
  const bytes = readFileSync(broken);
  writeFileSync(broken, bytes.fill(0xff, 3 * PAGE_BYTES, bytes.length - PAGE_BYTES));
  const file = path.join(folder, 'copy.db');
  await expect(
    backUpDatabase({ kind: 'catalogue', url: `file:${broken}`, file, isForced: false, now: NOW }),
  ).rejects.toThrow('is no intact database');
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual([]);
});
