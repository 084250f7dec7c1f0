/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CommandError } from './command-error';
import { requireDatabase } from './open-catalogue';

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
