/** @jest-environment node */
import { parseSettings } from '@/lib/config/settings';
import { isBuildFresh, stampSettings, type BuildState } from './build-state';

const settings = parseSettings({ SITE_URL: 'https://deals.example' });
const fresh: BuildState = { builtAt: 2000, changedAt: 1000, stamp: stampSettings(settings) };

describe('isBuildFresh', () => {
  it.each<[string, Partial<BuildState>, boolean]>([
    ['is newer than its sources and made with these settings', {}, true],
    ['is as old as its newest source', { changedAt: 2000 }, true],
    ['is older than a source', { changedAt: 2001 }, false],
    ['is not there', { builtAt: null }, false],
    ['was made with unknown settings', { stamp: null }, false],
    ['was made with other settings', { stamp: stampSettings(parseSettings({})) }, false],
  ])('of a build that %s', (_, change, expected) => {
    expect(isBuildFresh({ ...fresh, ...change }, settings)).toBe(expected);
  });
});

describe('stampSettings', () => {
  it('tells settings apart without showing them', () => {
    const other = parseSettings({
      SITE_URL: 'https://deals.example',
      DATABASE_URL: 'https://db.example?key=secret',
    });
    expect(stampSettings(other)).not.toBe(stampSettings(settings));
    expect(stampSettings(other)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('does not depend on the port where the address of the site is set', () => {
    const other = parseSettings({ SITE_URL: 'https://deals.example', PORT: '8080' });
    expect(stampSettings(other)).toBe(stampSettings(settings));
  });
});
