/** @jest-environment node */
import { listRobotsHeaders } from '@/lib/discovery/head/robots-headers';
import { hasRobotsHeader, isBuildFresh } from './build-site';

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
