/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getNewestChange } from './newest-change';

describe('getNewestChange', () => {
  let folder: string;
  const setTime = (file: string, seconds: number) => utimesSync(path.join(folder, file), seconds, seconds);

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'newest-change-'));
    mkdirSync(path.join(folder, 'inner'));
    ['a.ts', 'inner/b.ts', 'inner/b.test.ts'].forEach((file) => writeFileSync(path.join(folder, file), ''));
    ['a.ts', 'inner/b.ts', 'inner/b.test.ts', 'inner', '.'].forEach((file) => setTime(file, 100));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ['a file', 'a.ts', 200_000],
    ['a file in a folder', 'inner/b.ts', 200_000],
    ['a folder, where a file was deleted', 'inner', 200_000],
    ['no test', 'inner/b.test.ts', 100_000],
  ])('sees %s', (_, file, expected) => {
    setTime(file, 200);
    expect(getNewestChange([folder])).toBe(expected);
  });

  it('leaves exceptions out', () => {
    setTime('inner/b.ts', 200);
    expect(getNewestChange([folder], [`${folder}/inner`])).toBe(100_000);
  });

  it('is 0 where nothing is', () => {
    expect(getNewestChange([`${folder}/none`])).toBe(0);
  });
});
