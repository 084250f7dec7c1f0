/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkTarget } from './check-target';

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
