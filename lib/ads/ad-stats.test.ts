import { fc } from '@/lib/testing/fast-check';
import {
  buildAdStats,
  countClick,
  countModalOpen,
  countShow,
  getAdRecord,
  getAdStats,
  parseAdStats,
  recordAdClick,
  recordAdShow,
  recordModalOpen,
  type AdStats,
} from './ad-stats';

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

test('rates are calculated again, whatever was stored', () => {
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

const KEY = 'ad-stats';
const once = {
  modalOpenCount: 1,
  ads: [{ id: 'a', showCount: 1, clickCount: 1, showRate: 1, clickRate: 1 }],
};

function recordOnce() {
  recordModalOpen();
  recordAdShow('a');
  recordAdClick('a');
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('what was recorded is in storage, under the names of docs/specification.md §3.11', () => {
  recordOnce();
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(once);
});

test('corrupt stats are replaced by sound ones', () => {
  localStorage.setItem(KEY, '{"modalOpenCount":-5,"ads":{"__proto__":1}');
  recordOnce();
  expect(getAdStats()).toEqual(once);
});

test('where storage is full, counting goes on for as long as the page is open', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  recordOnce();
  expect(getAdStats()).toEqual(once);
});
