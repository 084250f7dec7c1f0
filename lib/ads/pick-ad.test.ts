/** @jest-environment node */
import { fc } from '@/lib/testing/fast-check';
import { buildAdStats } from './ad-stats';
import { AD_DEFAULTS } from './ad-unit';
import { getAdWeight, getPlaceHeight, listEligibleUnits, pickAd, pickPlacement } from './pick-ad';
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

  test('returns one of the units for any of its chances', () => {
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

const adsense = { adType: 'adsense' as const, ...AD_DEFAULTS.adsense };
const adsterra = { adType: 'adsterra' as const, ...AD_DEFAULTS.adsterra };
const unseen = { showCount: 0, showRate: 0, clickRate: 0 };
const clicked = (clickRate: number, showCount = 5) => ({ ...unseen, showCount, clickRate });
const shown = (showRate: number, clickRate = 0) => ({ showCount: 5, showRate, clickRate });

test.each([
  ['adsense, unseen', adsense, unseen, 130],
  ['adsterra, unseen', adsterra, unseen, 10],
  ['adsterra of a higher priority', { ...adsterra, priority: 250 }, unseen, 250],
  // Click rate: 0.3 at most for adsense.
  ['at 80 % of the click rate', adsense, clicked(0.24), 130],
  ['just above 80 %', adsense, clicked(0.2401), 91],
  ['just above 80 % after 4 shows', adsense, clicked(0.2401, 4), 130],
  ['just below the click rate', adsense, clicked(0.2999), 91],
  ['just below the click rate after 4 shows', adsense, clicked(0.2999, 4), 130],
  ['at the click rate', adsense, clicked(0.3), 39],
  ['at the click rate after 1 show', adsense, clicked(0.3, 1), 39],
  ['above the click rate', adsense, clicked(1), 39],
  ['adsterra at its click rate', adsterra, clicked(0.35), 3],
  // Show rate: 0.6 at most for adsense, 0.8 for adsterra.
  ['just below the show rate', adsense, shown(0.5999), 130],
  ['at the show rate', adsense, shown(0.6), 13],
  ['above the show rate', adsense, shown(1), 13],
  ['adsterra at its show rate, lifted to the floor', adsterra, shown(0.8), 10],
  ['scaled exactly to the floor', { ...adsterra, priority: 100 }, shown(0.8), 10],
  ['scaled to above the floor', { ...adsterra, priority: 101 }, shown(0.8), 10.1],
  // The floor comes last.
  ['at both rates', adsense, shown(0.6, 0.3), 10],
  ['at the show rate, near the click rate', adsense, shown(0.6, 0.25), 10],
  ['at both rates, of a high priority', { ...adsense, priority: 900 }, shown(1, 1), 30],
])('%s', (_, unit, seen, weight) => {
  expect(getAdWeight(unit, seen)).toBeCloseTo(weight, 10);
});

const rate = fc.double({ min: 0, max: 1, noNaN: true });

test('every weight is finite and above 0, so that no unit is lost for good', () => {
  const units = fc.record({
    adType: fc.constantFrom('adsense' as const, 'adsterra' as const),
    priority: fc.double({ min: 0.001, max: 1000, noNaN: true }),
    maxClickRate: rate,
    maxShowRate: rate,
  });
  const records = fc.record({ showCount: fc.nat(), showRate: rate, clickRate: rate });
  fc.assert(
    fc.property(units, records, (unit, seen) => {
      const weight = getAdWeight(unit, seen);
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(1100);
      if (seen.showRate >= unit.maxShowRate) expect(weight).toBeGreaterThanOrEqual(10);
    }),
  );
});

test('more clicks never make a unit likelier', () => {
  fc.assert(
    fc.property(rate, rate, rate, fc.nat(20), (one, other, showRate, showCount) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const weigh = (clickRate: number) => getAdWeight(adsense, { showCount, showRate, clickRate });
      expect(weigh(more)).toBeLessThanOrEqual(weigh(less));
    }),
  );
});
