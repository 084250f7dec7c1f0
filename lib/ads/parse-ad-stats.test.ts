/** @jest-environment node */
import fc from 'fast-check';
import { parseAdStats } from './parse-ad-stats';

const NOTHING = { modalOpenCount: 0, ads: [] };

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'x'],
  ['a list', []],
  ['no counts', {}],
  ['ads that are no list', { modalOpenCount: 0, ads: { a: { showCount: 1 } } }],
  ['ads that are no objects', { modalOpenCount: 0, ads: [null, 7, 'a', []] }],
  ['an ad whose id is no text', { modalOpenCount: 0, ads: [{ id: 5, showCount: 1 }] }],
])('%s is no stats', (_, json) => {
  expect(parseAdStats(json)).toEqual(NOTHING);
});

test.each([
  ['negative', -1],
  ['not a number', Number.NaN],
  ['infinite', Number.POSITIVE_INFINITY],
  ['more than anyone counts', 1_000_001],
  ['a text', '5'],
  ['missing', undefined],
])('a count that is %s counts as 0', (_, count) => {
  expect(parseAdStats({ modalOpenCount: count, ads: [] })).toEqual(NOTHING);
  const ads = [{ id: 'a', showCount: 2, clickCount: count }];
  expect(parseAdStats({ modalOpenCount: 4, ads }).ads).toEqual([
    { id: 'a', showCount: 2, clickCount: 0, showRate: 0.5, clickRate: 0 },
  ]);
});

test('rates are reckoned anew, whatever was stored', () => {
  const ads = [{ id: 'a', showCount: 2, clickCount: 1, showRate: 99, clickRate: -1 }];
  expect(parseAdStats({ modalOpenCount: 4, ads }).ads).toEqual([
    { id: 'a', showCount: 2, clickCount: 1, showRate: 0.5, clickRate: 0.5 },
  ]);
});

test('there are no more shows than openings and no more clicks than shows', () => {
  const ads = [{ id: 'a', showCount: 9, clickCount: 8 }];
  expect(parseAdStats({ modalOpenCount: 4, ads }).ads).toEqual([
    { id: 'a', showCount: 4, clickCount: 4, showRate: 1, clickRate: 1 },
  ]);
});

test('each unit is there once', () => {
  const ads = [
    { id: 'a', showCount: 1 },
    { id: 'a', showCount: 2 },
  ];
  expect(parseAdStats({ modalOpenCount: 4, ads }).ads.map(({ id }) => id)).toEqual(['a']);
});

test('any JSON makes sound stats', () => {
  const anyAd = fc.record({
    id: fc.oneof(fc.string(), fc.jsonValue()),
    showCount: fc.oneof(fc.double(), fc.jsonValue()),
    clickCount: fc.oneof(fc.double(), fc.jsonValue()),
  });
  const anyStats = fc.record({ modalOpenCount: fc.oneof(fc.double(), fc.nat(500)), ads: fc.array(anyAd) });
  fc.assert(
    fc.property(fc.oneof(anyStats, fc.jsonValue()), (json) => {
      const { modalOpenCount, ads } = parseAdStats(json);
      expect(Number.isFinite(modalOpenCount)).toBe(true);
      expect(modalOpenCount).toBeGreaterThanOrEqual(0);
      for (const { showCount, clickCount, showRate, clickRate } of ads) {
        expect(showCount).toBeLessThanOrEqual(modalOpenCount);
        expect(clickCount).toBeLessThanOrEqual(showCount);
        for (const value of [clickCount, showRate, clickRate]) expect(value).toBeGreaterThanOrEqual(0);
        for (const value of [showRate, clickRate]) expect(value).toBeLessThanOrEqual(1);
      }
    }),
  );
});
