import type * as OpenModule from '../open-database';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { BackupError, getDatabaseFile } from '../database-file';
import { withDatabaseFile } from '../open-database';
import { openTestCatalogue, removeTestCatalogues } from '../testing/open-test-catalogue';
import { buildPartialPath, copyDatabase } from './back-up-database';

type Moment = 'before it is opened' | 'while it is open';

const mockOnFile: { call: (file: string, moment: Moment) => void } = { call: () => undefined };

jest.mock('../open-database', () => {
  const actual = jest.requireActual<typeof OpenModule>('../open-database');
  const withFile: typeof actual.withDatabaseFile = (file, work) => {
    mockOnFile.call(file, 'before it is opened');
    return actual.withDatabaseFile(file, (executor) => {
      mockOnFile.call(file, 'while it is open');
      return work(executor);
    });
  };
  return { ...actual, withDatabaseFile: withFile };
});

afterAll(removeTestCatalogues);
beforeEach(() => void (mockOnFile.call = () => undefined));

async function openNew() {
  const { url } = await openTestCatalogue(new Date('2026-11-20T12:00:00Z'));
  const database = getDatabaseFile(url);
  const folder = path.join(path.dirname(database), 'copies');
  return { database, folder, copy: path.join(folder, 'copy.db') };
}

it('leaves nothing but the copy', async () => {
  const { database, folder, copy } = await openNew();
  await copyDatabase(database, copy);
  expect(readdirSync(folder)).toEqual(['copy.db']);
});

it.each<Moment>(['before it is opened', 'while it is open'])(
  'gives no copy where somebody removes it %s to be checked',
  async (removedAt) => {
    const { database, folder, copy } = await openNew();
    mockOnFile.call = (file, moment) => {
      if (file === buildPartialPath(copy) && moment === removedAt) rmSync(file);
    };
    const making = copyDatabase(database, copy);
    await expect(making).rejects.toThrow(BackupError);
    expect(readdirSync(folder)).toEqual([]);
  },
);

it('makes no database by looking for one', async () => {
  const { copy } = await openNew();
  const looking = withDatabaseFile(copy, (executor) => executor.all(sql`SELECT 1`));
  await expect(looking).rejects.toThrow(`There is no file ${copy}.`);
  expect(existsSync(copy)).toBe(false);
});
