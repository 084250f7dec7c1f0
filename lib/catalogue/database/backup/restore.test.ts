import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { FIXTURE_CATALOGUE, FIXTURE_NOW } from '../../testing/fixture-catalogue';
import { buildNewBrand, buildNewOffer } from '../../testing/new-rows';
import type { CatalogueStore } from '../../writer';
import { BackupError, getDatabaseFile } from '../database-file';
import { openDatabase, withDatabaseFile } from '../open-database';
import { findInconsistencies } from '../testing/find-inconsistencies';
import {
  getTestUrls,
  openTestCatalogue,
  removeTestCatalogues,
  saveFixture,
} from '../testing/open-test-catalogue';
import { backUpDatabase } from './back-up-database';
import { inspectDatabase } from './inspect-database';
import { restoreDatabase } from './restore-database';

const TIMEOUT_MS = 60_000;

afterAll(removeTestCatalogues);

/** A catalogue that holds the fixture, a backup of it, and then other things. */
async function openChanged() {
  const { source, store, url } = await openTestCatalogue(FIXTURE_NOW);
  await saveFixture(store, FIXTURE_CATALOGUE);
  const before = await readSome(source);
  const { file } = await backUpDatabase({ kind: 'catalogue', url, isForced: false, now: FIXTURE_NOW });
  await saveOther(store);
  const folder = path.dirname(getDatabaseFile(url));
  return { source, store, url, file, before, folder };
}

const saveOther = (store: CatalogueStore) =>
  store.write(async (writer) => {
    await writer.saveBrands([buildNewBrand({ uniqueName: 'otherly', name: 'Otherly' })]);
    const offer = { kind: 'coupon', brandUniqueName: 'otherly' } as const;
    await writer.saveOffers([buildNewOffer({ ...offer, externalId: 'other', title: 'Otherwise' })]);
  });

const listRestoring = (folder: string) => readdirSync(folder).filter((name) => name.includes('.restoring'));

type Source = Awaited<ReturnType<typeof openTestCatalogue>>['source'];

async function readSome(source: Source) {
  return {
    brands: await source.listBrands({ sort: 'name', pageSize: 100 }),
    coupons: await source.listCoupons({ pageSize: 100 }),
    deals: await source.listDeals({ sort: 'ending', pageSize: 100 }),
    articles: await source.listArticles(),
    stats: await source.getStats(),
    found: await source.search({ query: FIXTURE_CATALOGUE.offers[0]?.title ?? '' }),
  };
}

it('brings everything back under readers that stay open, as a later version', async () => {
  const { source, url, file, before, folder } = await openChanged();
  const version = await source.getVersion();
  expect((await source.search({ query: 'otherwise' })).total).toBe(1);
  const { keptAs, contents } = await restoreDatabase({ urls: getTestUrls(url), file, now: FIXTURE_NOW });
  expect(await readSome(source)).toEqual(before);
  expect((await source.search({ query: 'otherwise' })).total).toBe(0);
  expect(await source.getVersion()).toBe(version + 1);
  expect(contents).toEqual(await inspectDatabase(file));
  expect(await inspectDatabase(keptAs ?? '')).toMatchObject({ offers: FIXTURE_CATALOGUE.offers.length + 1 });
  expect(listRestoring(folder)).toEqual([]);
});

it('leaves lists, counts and search as a writer would, open for writing, and gives no id again', async () => {
  const { source, store, url, file } = await openChanged();
  const lost = await source.getBrandByUniqueName('otherly');
  await restoreDatabase({ urls: getTestUrls(url), file, now: FIXTURE_NOW });
  await saveOther(store);
  expect((await source.search({ query: 'otherwise' })).total).toBe(1);
  expect(await source.getBrandByUniqueName('otherly')).toMatchObject({ id: Number(lost?.id) + 1 });
  const { database } = openDatabase({ url });
  expect(await findInconsistencies(database)).toEqual([]);
  expect(await database.all(sql`PRAGMA foreign_key_check`)).toEqual([]);
  database.$client.close();
});

it('shows a reader the old catalogue until all of the new one is there', async () => {
  const { source, url, file } = await openChanged();
  const totals = new Set<number>();
  let isDone = false;
  const reading = (async () => {
    while (!isDone) {
      totals.add((await source.listCoupons({ pageSize: 1 })).total);
      // The driver returns at once, so without this nothing else would have its turn.
      await setImmediate();
    }
  })();
  await restoreDatabase({ urls: getTestUrls(url), file, now: FIXTURE_NOW }).finally(() => (isDone = true));
  await reading;
  const { total } = await source.listCoupons();
  expect([...totals].filter((seen) => seen !== total && seen !== total + 1)).toEqual([]);
});

it.each([
  ['midway', '0.5'],
  ['with all but the commit done', '1'],
])(
  'keeps the old catalogue where it is killed %s',
  async (_, share) => {
    const { source, store, url, file, folder } = await openChanged();
    const before = await readSome(source);
    const script = path.join(__dirname, 'testing', 'wait-in-restore.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, url, file, share], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exit = once(child, 'exit');
    expect(String((await once(child.stdout, 'data'))[0])).toContain('waiting');
    child.kill('SIGKILL');
    expect(await exit).toEqual([null, 'SIGKILL']);
    expect(await readSome(source)).toEqual(before);
    expect(listRestoring(folder)).not.toEqual([]);
    for (const name of listRestoring(folder)) utimesSync(path.join(folder, name), 0, 0);
    await saveOther(store);
    await restoreDatabase({ urls: getTestUrls(url), file, now: FIXTURE_NOW });
    expect((await source.search({ query: 'otherwise' })).total).toBe(0);
    expect(listRestoring(folder)).toEqual([]);
  },
  TIMEOUT_MS,
);

it('creates a database that is missing, with nothing to keep', async () => {
  const { file, before, folder } = await openChanged();
  const url = `file:${path.join(folder, 'new', 'site.db')}`;
  expect(await restoreDatabase({ urls: getTestUrls(url), file, now: FIXTURE_NOW })).toMatchObject({
    keptAs: null,
  });
  const { source } = await openTestCatalogue(FIXTURE_NOW, url);
  expect(await readSome(source)).toEqual(before);
});

it('refuses a backup that it cannot use, and changes nothing', async () => {
  const { source, url, file, folder } = await openChanged();
  const version = await source.getVersion();
  const database = getDatabaseFile(url);
  const junk = path.join(folder, 'junk.db');
  writeFileSync(junk, 'no database '.repeat(1000));
  const foreign = path.join(folder, 'foreign.db');
  writeFileSync(foreign, '');
  await withDatabaseFile(foreign, (executor) => executor.run(sql`CREATE TABLE brands (id INTEGER)`));
  const later = path.join(folder, 'later.db');
  await backUpDatabase({ kind: 'catalogue', url, file: later, isForced: false, now: FIXTURE_NOW });
  await withDatabaseFile(later, (executor) =>
    executor.run(sql`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 4000000000000)`),
  );
  for (const [named, message] of [
    [path.join(folder, 'none.db'), 'There is no file'],
    [folder, 'is no file'],
    [database, 'is the present database itself'],
    [junk, 'is no intact database'],
    [foreign, 'it has no table offers, articles'],
    [later, 'a later version'],
  ] as const) {
    const restore = restoreDatabase({ urls: getTestUrls(url), file: named, now: FIXTURE_NOW });
    await expect(restore).rejects.toThrow(BackupError);
    await expect(restore).rejects.toThrow(message);
  }
  await expect(
    restoreDatabase({ urls: getTestUrls('libsql://x.example'), file, now: FIXTURE_NOW }),
  ).rejects.toThrow('a server');
  expect(await source.getVersion()).toBe(version);
});

it('says what to do where the present database is broken', async () => {
  const { file, folder } = await openChanged();
  const broken = path.join(folder, 'broken.db');
  writeFileSync(broken, 'no database '.repeat(1000));
  const restore = () => restoreDatabase({ urls: getTestUrls(`file:${broken}`), file, now: FIXTURE_NOW });
  await expect(restore()).rejects.toThrow('move broken.db with its -wal and -shm away');
  rmSync(broken);
  await restore();
  expect(existsSync(broken)).toBe(true);
});
