/** @jest-environment node */
import { isBuildFresh } from './build-state';

describe('isBuildFresh', () => {
  it.each([
    ['is newer than its sources', 2000, 1000, true],
    ['is as old as its newest source', 2000, 2000, true],
    ['is older than a source', 2000, 2001, false],
    ['is not there', null, 1000, false],
  ])('of a build that %s', (_, builtAt, changedAt, expected) => {
    expect(isBuildFresh({ builtAt, changedAt })).toBe(expected);
  });
});
