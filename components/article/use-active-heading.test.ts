import { ACTIVE_OFFSET_PX, pickActiveHeading } from './use-active-heading';

describe('pickActiveHeading', () => {
  it.each([
    ['no heading', [], null],
    ['all below the line', [101, 400], null],
    ['the first on the line', [100, 400], 0],
    ['the first where a link puts it', [80, 400], 0],
    ['the first above, the second a hair below', [-300, 100.5], 0],
    ['two above', [-300, 99.5, 500], 1],
    ['all above', [-900, -500, -20], 2],
    ['one that is hidden', [-900, Infinity, -20, 300], 2],
  ])('%s', (_, tops, expected) => {
    expect(pickActiveHeading(tops, ACTIVE_OFFSET_PX)).toBe(expected);
  });
});
