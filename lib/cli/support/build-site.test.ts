import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listRobotsHeaders } from '@/lib/discovery/head/robots-headers';
import { getNewestChange, hasRobotsHeader, isBuildFresh } from './build-site';

describe('isBuildFresh', () => {
  it.each([
    ['is newer than its sources', 2000, 1000, true],
    ['is as old as its newest source', 2000, 2000, true],
    ['is older than a source', 2000, 2001, false],
    ['is not there', null, 1000, false],
  ])('of a build that %s', (_, builtAt, changedAt, expected) => {
    expect(isBuildFresh({ builtAt, changedAt, isBuiltHidden: false, isHidden: false })).toBe(expected);
  });

  it.each([
    [true, true, true],
    [false, true, false],
    [true, false, false],
  ])(
    'of a build hidden from search engines: %s, where it is to be: %s',
    (isBuiltHidden, isHidden, expected) => {
      expect(isBuildFresh({ builtAt: 2000, changedAt: 1000, isBuiltHidden, isHidden })).toBe(expected);
    },
  );
});

it.each([true, false])('knows a build of production: %s', (isProduction) => {
  const others = [{ source: '/x', headers: [{ key: 'X-Other', value: 'noindex' }] }];
  const headers = [...others, ...listRobotsHeaders(isProduction)];
  expect(hasRobotsHeader(JSON.stringify({ version: 3, headers }))).toBe(!isProduction);
});

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
