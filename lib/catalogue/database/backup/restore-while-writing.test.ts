import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildNewBrand } from '../../testing/new-rows';
import { getDatabaseFile } from '../database-file';
import type * as RetryModule from '../retry-while-busy';
import { getTestUrls, openTestCatalogue, removeTestCatalogues } from '../testing/open-test-catalogue';
import { backUpDatabase } from './back-up-database';
import { inspectDatabase } from './inspect-database';
import { restoreDatabase } from './restore-database';

const NOW = new Date('2026-11-20T12:00:00Z');
const mockOnBusy = { call: () => {}, timeoutMs: Infinity };

jest.mock('../retry-while-busy', () => {
  const actual = jest.requireActual<typeof RetryModule>('../retry-while-busy');
  const retryWhileBusy: typeof actual.retryWhileBusy = (timeoutMs, work, mayRetry) =>
    actual.retryWhileBusy(
      Math.min(timeoutMs, mockOnBusy.timeoutMs),
      async () => {
        try {
          return await work();
        } catch (error) {
          if (actual.errorCode(error) === 'SQLITE_BUSY') mockOnBusy.call();
          throw error;
        }
      },
      mayRetry,
    );
  return { ...actual, retryWhileBusy };
});

afterAll(removeTestCatalogues);
beforeEach(() => Object.assign(mockOnBusy, { call: () => {}, timeoutMs: Infinity }));

async function openFilled() {
  const { source, store, url } = await openTestCatalogue(NOW);
  const saveBrand = (uniqueName: string, isHeld = async () => {}) =>
    store.write(async (writer) => {
      await writer.saveBrands([buildNewBrand({ uniqueName })]);
      await isHeld();
    });
  await saveBrand('first');
  const { file } = await backUpDatabase({ kind: 'catalogue', url, isForced: false, now: NOW });
  const folder = path.join(path.dirname(getDatabaseFile(url)), 'backups');
  const listKept = () => readdirSync(folder).filter((name) => name.startsWith('before-restore'));
  return { source, url, file, saveBrand, listKept };
}

it('keeps what a writer saves that is still at work when the restore begins', async () => {
  const { source, url, file, saveBrand } = await openFilled();
  const meetsWriter = new Promise<void>((resolve) => (mockOnBusy.call = resolve));
  let isWriting = () => {};
  const writing = new Promise<void>((resolve) => (isWriting = resolve));
  const saved = saveBrand('second', () => {
    isWriting();
    return meetsWriter;
  });
  await writing;
  const [{ keptAs }] = await Promise.all([
    restoreDatabase({ urls: getTestUrls(url), file, now: NOW }),
    saved,
  ]);
  expect(await source.listBrands()).toMatchObject({ total: 1 });
  expect(await inspectDatabase(keptAs ?? '')).toMatchObject({ brands: 2 });
});

it('leaves nothing behind where a writer does not come to an end', async () => {
  const { url, file, saveBrand, listKept } = await openFilled();
  mockOnBusy.timeoutMs = 0;
  let isWriting = () => {};
  let end = () => {};
  const writing = new Promise<void>((resolve) => (isWriting = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  const saved = saveBrand('second', () => {
    isWriting();
    return ended;
  });
  await writing;
  await expect(restoreDatabase({ urls: getTestUrls(url), file, now: NOW })).rejects.toThrow(
    'being written by another command',
  );
  expect(listKept()).toEqual([]);
  end();
  await saved;
});

it('leaves nothing behind where it fails midway', async () => {
  const { source, url, file, saveBrand, listKept } = await openFilled();
  await saveBrand('second');
  const seen: string[][] = [];
  const restore = restoreDatabase({
    ...{ urls: getTestUrls(url), file, now: NOW },
    onProgress: () => {
      seen.push(listKept());
      throw new Error('midway');
    },
  });
  await expect(restore).rejects.toThrow('midway');
  expect(seen).toEqual([['before-restore-catalogue-2026-11-20T12-00-00-000Z.db']]);
  expect(listKept()).toEqual([]);
  expect(await source.listBrands()).toMatchObject({ total: 2 });
  expect(existsSync(file)).toBe(true);
});
