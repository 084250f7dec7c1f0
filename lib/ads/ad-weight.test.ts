/** @jest-environment node */
import fc from 'fast-check';
import { AD_DEFAULTS } from './ad-unit';
import { getAdWeight } from './ad-weight';

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
