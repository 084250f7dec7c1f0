/** @jest-environment node */
import fc from 'fast-check';
import { buildAdStats } from './ad-stats';
import { getPlaceHeight, listEligibleUnits, pickAd, pickPlacement } from './pick-ad';
import { buildFramedAdUnit, buildGoogleAdUnit } from './testing/build-ad-unit';

const noStats = buildAdStats(0, []);
const framed = buildFramedAdUnit();
const google = buildGoogleAdUnit();

test.each([
  ['an active unit', framed, false, true],
  ['an inactive unit', buildFramedAdUnit({ isActive: false }), true, false],
  ['a unit for another place', buildFramedAdUnit({ position: 'sidebar' }), true, false],
  ['Google before all cookies are accepted', google, false, false],
  ['Google after that', google, true, true],
])('%s', (_, unit, hasConsent, isEligible) => {
  expect(listEligibleUnits([unit], hasConsent)).toEqual(isEligible ? [unit] : []);
});

test.each([
  ['no unit', [], 100],
  ['a low one', [50], 100],
  ['a high one', [250], 250],
  ['several', [90, 200, 120], 200],
])('the place for %s is high enough for the house too', (_, heights, height) => {
  expect(getPlaceHeight(heights.map((unitHeight) => buildFramedAdUnit({ height: unitHeight })))).toBe(height);
});

describe('pickAd', () => {
  // Weights 10 and 130.
  const units = [framed, google];

  test.each([
    [0, 'strip'],
    [9.999 / 140, 'strip'],
    [10 / 140, 'google'],
    [0.999_999, 'google'],
  ])('random %d picks %s', (random, id) => {
    expect(pickAd(units, noStats, () => random)?.id).toBe(id);
  });

  test('weighs by what was seen', () => {
    // Google: shown at every opening, so 13 against 10.
    const stats = buildAdStats(10, [{ id: 'google', showCount: 10, clickCount: 0 }]);
    expect(pickAd(units, stats, () => 9.9 / 23)?.id).toBe('strip');
    expect(pickAd(units, stats, () => 10.1 / 23)?.id).toBe('google');
  });

  test('is null without units', () => {
    expect(pickAd([], noStats, () => 0.5)).toBeNull();
  });

  test('answers one of the units for any of its chances', () => {
    const list = fc.array(
      fc.record({ priority: fc.double({ min: 0.001, max: 1000, noNaN: true }), id: fc.string() }),
      { minLength: 1 },
    );
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(list, random, (values, chance) => {
        const candidates = values.map((value) => buildFramedAdUnit(value));
        expect(candidates).toContain(pickAd(candidates, noStats, () => chance));
      }),
    );
  });

  test('follows the weights', () => {
    const draws = 1400;
    const picked = Array.from({ length: draws }, (_, draw) => pickAd(units, noStats, () => draw / draws));
    expect(picked.filter((unit) => unit === framed)).toHaveLength(100);
  });
});

test.each([
  [0, 'above'],
  [0.6999, 'above'],
  [0.7, 'below'],
  [0.9999, 'below'],
])('random %d places the ad %s', (random, placement) => {
  expect(pickPlacement(() => random)).toBe(placement);
});
