import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CatalogueStore, CatalogueWriter } from '@/lib/catalogue';
import { parseSettings } from '@/lib/config/settings';
import { CommandError } from './command-error';
import { type Preparation, prepareCatalogue, requireDatabase } from './embedded-catalogue';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'require-database-'));
  writeFileSync(path.join(folder, 'site.db'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('lets a database that is there be opened, and any server be asked', () => {
  expect(() => requireDatabase({ databaseUrl: `file:${folder}/site.db` })).not.toThrow();
  expect(() => requireDatabase({ databaseUrl: 'libsql://db.example' })).not.toThrow();
});

it('refuses a name that nothing has, and makes nothing', () => {
  const check = () => requireDatabase({ databaseUrl: `file:${folder}/typo.db` });
  expect(check).toThrow(CommandError);
  expect(check).toThrow(`There is no database ${folder}/typo.db yet: check DATABASE_URL`);
  expect(existsSync(path.join(folder, 'typo.db'))).toBe(false);
});

function createFakes(isEmpty: boolean, isRemoved = false) {
  const calls: string[] = [];
  const writer: Partial<CatalogueWriter> = {
    listCategories: async () => [],
    saveCategories: async (rows) => rows.map(({ slug }) => (calls.push(slug), 'created' as const)),
  };
  const store: CatalogueStore = {
    migrate: async () => void calls.push('migrate'),
    isEmpty: async () => isEmpty,
    compareSchema: async () => 'current' as const,
    write: async (work) => work(writer as CatalogueWriter),
    close: () => void calls.push('close'),
  };
  const preparation: Preparation = {
    openStore: async () => store,
    loadDemo: async (_, { onProgress }) => onProgress(1, 2),
    createProgress: (label) => ({
      update: (done, total) => void calls.push(`${label}: ${done} of ${total}`),
      stop: () => void calls.push('stop'),
    }),
    isDemoRemoved: async () => isRemoved,
    prepareVisitors: async () => void calls.push('prepare visitors'),
    print: (line) => void calls.push(line.split('.')[0] ?? ''),
    now: new Date('2030-01-01'),
  };
  return { calls, preparation };
}

describe('prepareCatalogue', () => {
  it('migrates and leaves a filled catalogue alone', async () => {
    const { calls, preparation } = createFakes(false);
    await prepareCatalogue(parseSettings({}), preparation);
    expect(calls).toEqual(['migrate', 'close']);
  });

  it('fills an empty catalogue and shows how far it is', async () => {
    const { calls, preparation } = createFakes(true);
    await prepareCatalogue(parseSettings({}), preparation);
    expect(calls).toEqual(['migrate', 'Loading the demo catalogue: 1 of 2', 'stop', 'close']);
  });

  it.each([
    ['DEMO=off', { DEMO: 'off' }, false],
    ['a demo that was removed', {}, true],
  ])(
    'gives an empty catalogue with %s the default categories and says what is next',
    async (_, env, isRemoved) => {
      const { calls, preparation } = createFakes(true, isRemoved);
      await prepareCatalogue(parseSettings(env), preparation);
      expect(calls.slice(0, 2)).toEqual(['migrate', 'travel']);
      expect(calls.slice(-2)).toEqual(['The catalogue is empty', 'close']);
    },
  );

  it('prepares visitors’ data alone where an API host is the source, and goes without where it cannot', async () => {
    const { calls, preparation } = createFakes(true);
    const settings = parseSettings({ API_BASE_URL: 'https://api.example' });
    await prepareCatalogue(settings, preparation);
    expect(calls).toEqual(['prepare visitors']);
    const prepareVisitors = () => Promise.reject(Object.assign(new Error('no'), { code: 'EROFS' }));
    await prepareCatalogue(settings, { ...preparation, prepareVisitors });
    expect(calls.slice(1)).toEqual(['What visitors do is not counted']);
  });

  it('says what to do when the disk is full, and closes what it opened', async () => {
    const { calls, preparation } = createFakes(true);
    const loadDemo = () => Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));
    const prepared = prepareCatalogue(parseSettings({}), { ...preparation, loadDemo });
    await expect(prepared).rejects.toThrow(CommandError);
    await expect(prepared).rejects.toThrow('the disk is full');
    expect(calls).toEqual(['migrate', 'stop', 'close']);
  });

  it('passes a bug on as it is', async () => {
    const { preparation } = createFakes(true);
    const bug = new TypeError('a bug');
    const loadDemo = () => Promise.reject(bug);
    await expect(prepareCatalogue(parseSettings({}), { ...preparation, loadDemo })).rejects.toBe(bug);
  });
});
