import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildNewBrand } from '../../testing/new-rows';
import { getDatabaseFile } from '../database-file';
import { getTestUrls, openTestCatalogue, removeTestCatalogues } from '../testing/open-test-catalogue';
import type * as TransactionModule from '../write-transaction';
import { backUpDatabase } from './back-up-database';
import type * as BackupModule from './back-up-database';
import { restoreDatabase } from './restore-database';

const NOW = new Date('2026-11-20T12:00:00Z');
const mockFaults: { afterCopy: (to: string) => void; onCommit: () => void } = {
  afterCopy: () => undefined,
  onCommit: () => undefined,
};

jest.mock('./back-up-database', () => {
  const actual = jest.requireActual<typeof BackupModule>('./back-up-database');
  const copyDatabase: typeof actual.copyDatabase = async (from, to) => {
    await actual.copyDatabase(from, to);
    mockFaults.afterCopy(to);
  };
  return { ...actual, copyDatabase };
});

jest.mock('../write-transaction', () => {
  const actual = jest.requireActual<typeof TransactionModule>('../write-transaction');
  const runWrite: typeof actual.runWrite = (opened, timeoutMs, work) =>
    actual.runWrite(opened, timeoutMs, async (transaction) => {
      const result = await work(transaction);
      mockFaults.onCommit();
      return result;
    });
  return { runWrite };
});

afterAll(removeTestCatalogues);
beforeEach(() => void Object.assign(mockFaults, { afterCopy: () => undefined, onCommit: () => undefined }));

async function openFilled() {
  const { source, store, url } = await openTestCatalogue(NOW);
  await store.write((writer) => writer.saveBrands([buildNewBrand({ uniqueName: 'first' })]));
  const { file } = await backUpDatabase({ kind: 'catalogue', url, isForced: false, now: NOW });
  const folder = path.join(path.dirname(getDatabaseFile(url)), 'backups');
  const listKept = () => readdirSync(folder).filter((name) => name.startsWith('before-restore'));
  return { source, url, file, listKept };
}

it('replaces nothing with a copy that somebody removed', async () => {
  const { source, url, file, listKept } = await openFilled();
  mockFaults.afterCopy = (to) => {
    if (to.endsWith('.restoring')) rmSync(to);
  };
  const restore = restoreDatabase({ urls: getTestUrls(url), file, now: NOW });
  await expect(restore).rejects.toThrow('does not hold what was counted in it');
  expect(await source.listBrands()).toMatchObject({ total: 1 });
  expect(listKept()).toEqual([]);
});

it('leaves nothing behind where it cannot be committed', async () => {
  const { source, url, file, listKept } = await openFilled();
  let kept: string[] = [];
  mockFaults.onCommit = () => {
    kept = listKept();
    throw new Error('the disk is full');
  };
  await expect(restoreDatabase({ urls: getTestUrls(url), file, now: NOW })).rejects.toThrow(
    'the disk is full',
  );
  expect(kept).toHaveLength(1);
  expect(listKept()).toEqual([]);
  expect(await source.listBrands()).toMatchObject({ total: 1 });
});
