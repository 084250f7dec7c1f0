import { copyFileSync, linkSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseSettings } from '@/lib/config/settings';
import { identifyCatalogue } from './identify-catalogue';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'identify-'));
  writeFileSync(path.join(folder, 'a.db'), 'content');
  copyFileSync(path.join(folder, 'a.db'), path.join(folder, 'copy.db'));
  symlinkSync(path.join(folder, 'a.db'), path.join(folder, 'link.db'));
  linkSync(path.join(folder, 'a.db'), path.join(folder, 'other-name.db'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const identify = (url: string, env = {}) => identifyCatalogue(parseSettings({ DATABASE_URL: url, ...env }));
const file = (name: string) => identify(`file:${path.join(folder, name)}`);

it('is the same for all ways to one file, and reveals nothing of them', () => {
  expect(file('a.db')).toMatch(/^[\da-f]{16}$/);
  expect([file('link.db'), file('other-name.db'), identify(`file://${folder}/a.db`)]).toEqual(
    Array.from({ length: 3 }, () => file('a.db')),
  );
});

it('is another for a copy, and none for what is not there or lies at an API host', () => {
  expect(file('copy.db')).not.toBe(file('a.db'));
  expect(file('none.db')).toBeNull();
  expect(identify(`file:${folder}/a.db`, { API_BASE_URL: 'https://api.example' })).toBeNull();
});

it('distinguishes servers, whatever their token', () => {
  const server = (address: string) =>
    identify(address, { VISITORS_DATABASE_URL: 'libsql://visitors.example' });
  expect(server('libsql://a.example?authToken=x')).toBe(server('libsql://a.example?authToken=y'));
  expect(server('libsql://a.example')).not.toBe(server('libsql://b.example'));
});
