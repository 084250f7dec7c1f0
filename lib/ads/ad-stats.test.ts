/** @jest-environment node */
import fc from 'fast-check';
import { buildAdStats, countClick, countModalOpen, countShow, getAdRecord, type AdStats } from './ad-stats';
import { parseAdStats } from './parse-ad-stats';

const none = buildAdStats(0, []);

/** Stats after as many openings with a show each. */
function showTimes(times: number, id = 'a', from: AdStats = none): AdStats {
  let stats = from;
  for (let time = 0; time < times; time += 1) stats = countShow(countModalOpen(stats), id);
  return stats;
}

test('an opening, a show and a click are counted, and the rates follow', () => {
  const opened = countModalOpen(countModalOpen(none));
  expect(opened).toEqual({ modalOpenCount: 2, ads: [] });
  const shown = countShow(opened, 'a');
  expect(getAdRecord(shown, 'a')).toEqual({
    id: 'a',
    showCount: 1,
    clickCount: 0,
    showRate: 0.5,
    clickRate: 0,
  });
  const clicked = countClick(countModalOpen(countModalOpen(shown)), 'a');
  expect(getAdRecord(clicked, 'a')).toEqual({
    id: 'a',
    showCount: 1,
    clickCount: 1,
    showRate: 0.25,
    clickRate: 1,
  });
});

test('a unit never has more clicks than shows', () => {
  expect(getAdRecord(countClick(none, 'a'), 'a')).toMatchObject({ clickCount: 0, clickRate: 0 });
});

test.each(['a', '__proto__', 'constructor', 'toString'])(
  'a unit called %s is counted like any other',
  (id) => {
    expect(getAdRecord(none, id).showCount).toBe(0);
    const stats = parseAdStats(JSON.parse(JSON.stringify(showTimes(2, id))));
    expect(getAdRecord(stats, id)).toMatchObject({ showCount: 2, showRate: 1 });
  },
);

test('100 shows are counted whole; the show that exceeds them makes every count fade', () => {
  const full = countClick(showTimes(60, 'b', showTimes(40, 'a')), 'a');
  expect(full.modalOpenCount).toBe(100);
  const faded = countShow(countModalOpen(full), 'b');
  expect(faded.modalOpenCount).toBeCloseTo(101 * 0.99, 10);
  expect(getAdRecord(faded, 'a')).toMatchObject({ showCount: 40 * 0.99, clickCount: 0.99 });
  expect(getAdRecord(faded, 'b').showCount).toBeCloseTo(61 * 0.99, 10);
});

test('fading changes no rate', () => {
  const full = countClick(showTimes(40, 'b', showTimes(60, 'a')), 'a');
  const faded = countShow(countModalOpen(full), 'b');
  expect(getAdRecord(faded, 'a').showRate).toBeCloseTo(60 / 101, 10);
  expect(getAdRecord(faded, 'a').clickRate).toBeCloseTo(1 / 60, 10);
  expect(getAdRecord(faded, 'b').showRate).toBeCloseTo(41 / 101, 10);
});

test('whatever a visitor does, stats stay bounded and survive storage', () => {
  const steps = fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c'), isClicked: fc.boolean() }), {
    minLength: 50,
    maxLength: 400,
    size: 'max',
  });
  fc.assert(
    fc.property(steps, (openings) => {
      let stats = none;
      for (const { id, isClicked } of openings) {
        stats = countShow(countModalOpen(stats), id);
        if (isClicked) stats = countClick(stats, id);
      }
      const shows = stats.ads.reduce((sum, ad) => sum + ad.showCount, 0);
      expect(shows).toBeLessThanOrEqual(100);
      for (const ad of stats.ads) {
        expect(ad.clickCount).toBeLessThanOrEqual(ad.showCount);
        expect(ad.showRate).toBeLessThanOrEqual(1);
      }
      expect(parseAdStats(JSON.parse(JSON.stringify(stats)))).toEqual(stats);
    }),
    { numRuns: 30 },
  );
});
