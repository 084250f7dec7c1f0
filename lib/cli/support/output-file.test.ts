import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkNotDatabase, checkTarget } from './output-file';

describe('checkTarget', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'check-target-'));
    mkdirSync(path.join(folder, 'folder'));
    writeFileSync(path.join(folder, 'file'), '');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([['new.json'], ['file'], ['folder/new.json']])('lets %s be written', async (name) => {
    await expect(checkTarget(path.join(folder, name))).resolves.toBeUndefined();
  });

  it.each([
    ['folder', 'that is a folder'],
    ['new/', 'that is a folder'],
    ['nope/new.json', 'there is no folder'],
    ['file/new.json', 'there is no folder'],
  ])('refuses %s, and makes nothing', async (name, message) => {
    const file = `${folder}/${name}`;
    await expect(checkTarget(file)).rejects.toThrow(`${file} cannot be written: ${message}`);
    expect(existsSync(path.join(folder, 'nope'))).toBe(false);
  });
});

describe('checkNotDatabase', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'check-not-database-'));
    mkdirSync(path.join(folder, 'data'));
    symlinkSync(path.join(folder, 'data'), path.join(folder, 'linked'));
    writeFileSync(path.join(folder, 'data/site.db'), '');
    symlinkSync(path.join(folder, 'data/site.db'), path.join(folder, 'link.db'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const check = (name: string, database = `file:${folder}/data/site.db`) =>
    checkNotDatabase(`${folder}/${name}`, {
      visitorsDatabaseUrl: 'libsql://host.example',
      databaseUrl: database,
    });

  it.each([
    ['data/site.db'],
    ['data/../data/site.db'],
    ['linked/site.db'],
    ['link.db'],
    ['data/site.db-wal'],
    ['linked/site.db-shm'],
    ['data/site.db-journal'],
  ])('refuses %s', (name) => {
    expect(() => check(name)).toThrow(`${folder}/${name} belongs to a database of the site`);
  });

  it("refuses that of visitors' data", () => {
    const visitorsDatabaseUrl = `file:${folder}/data/visitors.db`;
    const checking = () =>
      checkNotDatabase(`${folder}/linked/visitors.db-wal`, { databaseUrl: 'file:a.db', visitorsDatabaseUrl });
    expect(checking).toThrow('a database of the site');
  });

  it('refuses a database that is still to come', () => {
    expect(() => check('linked/new.db', `file:${folder}/data/new.db?mode=rw`)).toThrow(
      'a database of the site',
    );
  });

  it.each([['data/site.db.json'], ['site.db'], ['data/site.json']])('lets %s be written', (name) => {
    expect(() => check(name)).not.toThrow();
  });

  it('asks nothing of a server', () => {
    expect(() => check('data/site.db', 'libsql://host.example')).not.toThrow();
  });
});
