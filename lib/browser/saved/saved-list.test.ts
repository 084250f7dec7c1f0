import { fc } from '@/lib/testing/fast-check';
import { toOfferCard } from '@/lib/offers/offer-card';
import { buildCoupon, buildDeal } from '@/lib/testing/build-offer';
import {
  addRecent,
  addSaved,
  applyFound,
  CHECK_EVERY_MS,
  listDue,
  mergeSaved,
  RECENT_MAX,
  removeSaved,
  SAVED_MAX,
} from './saved-list';
import { getOfferKey, type RecentOffer, type SavedOffer, toWholeOffer } from './saved-offer';
import { buildSaved } from './testing/build-saved';

const NOW = new Date('2026-11-20T12:00:00Z');
const list = [buildSaved({ savedAt: 20 }, { id: 2 }), buildSaved({ savedAt: 10 }, { id: 1 })];

function listIds(entries: SavedOffer[]): unknown[] {
  return entries.map(({ offer }) => offer.id);
}

test('what is saved stands first, with its code where that is known', () => {
  const coupon = buildCoupon({ id: 3 });
  const [first, ...others] = addSaved(list, { offer: toOfferCard(coupon), whole: toWholeOffer(coupon) }, NOW);
  expect(first).toMatchObject({
    offer: { id: 3, maskedCode: 'SUMM***' },
    whole: { code: 'SUMMER20', shopLink: 'https://track.example/lumera' },
    savedAt: NOW.getTime(),
    checkedAt: NOW.getTime(),
    isListed: true,
  });
  expect(others).toEqual(list);
});

test('what is saved from a ticket has never been asked for', () => {
  const [first] = addSaved([], { offer: toOfferCard(buildCoupon()), whole: null }, NOW);
  expect(first).toMatchObject({ whole: null, checkedAt: null });
});

test('a coupon and a deal of one id are two offers', () => {
  const deal = { offer: toOfferCard(buildDeal({ id: 2 })), whole: null };
  expect(addSaved(list, deal, NOW)).toHaveLength(3);
  expect(listIds(removeSaved(list, { kind: 'coupon', id: 2 }))).toEqual([1]);
  expect(listIds(removeSaved(list, { kind: 'deal', id: 2 }))).toEqual([2, 1]);
});

test('what was removed comes back to its place', () => {
  expect(mergeSaved(removeSaved(list, { kind: 'coupon', id: 1 }), list.slice(1))).toEqual(list);
  expect(mergeSaved(removeSaved(list, { kind: 'coupon', id: 2 }), list.slice(0, 1))).toEqual(list);
});

test('whatever is saved and removed, the list is bounded, sorted and without doubles', () => {
  const steps = fc.array(fc.record({ id: fc.integer({ min: 1, max: 130 }), isRemoval: fc.boolean() }), {
    maxLength: 300,
  });
  fc.assert(
    fc.property(steps, (all) => {
      const end = all.reduce<SavedOffer[]>((entries, { id, isRemoval }, index) => {
        const offer = toOfferCard(buildCoupon({ id }));
        const next = isRemoval
          ? removeSaved(entries, offer)
          : addSaved(entries, { offer, whole: null }, new Date(index));
        expect(next.some((entry) => entry.offer.id === id)).toBe(!isRemoval);
        return next;
      }, []);
      expect(end.length).toBeLessThanOrEqual(SAVED_MAX);
      expect(new Set(end.map(({ offer }) => getOfferKey(offer))).size).toBe(end.length);
      expect(end.map(({ savedAt }) => savedAt)).toEqual(
        end.map(({ savedAt }) => savedAt).sort((a, b) => b - a),
      );
    }),
    { numRuns: 50 },
  );
});

test('the oldest goes when the list is full', () => {
  const full = Array.from({ length: SAVED_MAX }, (_, index) =>
    buildSaved({ savedAt: index }, { id: index + 1 }),
  );
  const next = addSaved(mergeSaved([], full), { offer: toOfferCard(buildDeal()), whole: null }, NOW);
  expect(next).toHaveLength(SAVED_MAX);
  expect(next.some(({ offer }) => offer.kind === 'coupon' && offer.id === 1)).toBe(false);
});

describe('a response of the catalogue', () => {
  const asked = { kind: 'coupon', id: 2 } as const;

  test('replaces what was known', () => {
    const [entry] = applyFound(list, asked, buildCoupon({ id: 2, name: 'New', code: ' NEW1 ' }), NOW);
    expect(entry).toMatchObject({ offer: { title: 'New' }, whole: { code: 'NEW1' }, savedAt: 20 });
    expect(entry?.checkedAt).toBe(NOW.getTime());
  });

  test('that it is gone marks it, and keeps its code', () => {
    const [entry, other] = applyFound(list, asked, null, NOW);
    expect(entry).toMatchObject({ isListed: false, whole: { code: 'SUMMER20' } });
    expect(other).toBe(list[1]);
  });

  test('that it is there again takes the mark away', () => {
    const gone = applyFound(list, asked, null, NOW);
    expect(applyFound(gone, asked, buildCoupon({ id: 2 }), NOW)[0]?.isListed).toBe(true);
  });

  test('does not bring back what was removed meanwhile', () => {
    expect(applyFound([], asked, buildCoupon({ id: 2 }), NOW)).toEqual([]);
  });
});

test.each([
  ['never asked for', null, 1],
  ['just now', NOW.getTime(), 0],
  ['a moment less than an hour ago', NOW.getTime() - CHECK_EVERY_MS + 1, 0],
  ['an hour ago', NOW.getTime() - CHECK_EVERY_MS, 1],
  ['in the future, by a clock that was set back', NOW.getTime() + CHECK_EVERY_MS, 1],
])('due when asked for %s: %#', (_, checkedAt, count) => {
  expect(listDue([buildSaved({ checkedAt })], NOW)).toHaveLength(count);
});

test.each([
  ['a blank code', buildCoupon({ code: '  ' }), { code: null }],
  [
    'a deal',
    buildDeal({ siteUrl: 'https://shop.example/x' }),
    { code: null, shopLink: 'https://shop.example/x' },
  ],
  [
    'a link that cannot be trusted',
    buildCoupon({ trackingUrl: 'javascript:alert(1)', brand: null }),
    { shopLink: null },
  ],
])('the whole of %s', (_, offer, whole) => {
  expect(toWholeOffer(offer)).toMatchObject(whole);
});

function see(...ids: number[]): RecentOffer[] {
  return ids.reduce<RecentOffer[]>(
    (list, id, index) => addRecent(list, toOfferCard(buildCoupon({ id })), new Date(index)),
    [],
  );
}

test('the last seen stands first, and once', () => {
  expect(see(1, 2, 3, 1).map(({ offer, seenAt }) => [offer.id, seenAt])).toEqual([
    [1, 3],
    [3, 2],
    [2, 1],
  ]);
});

test('only the newest are kept', () => {
  const ids = Array.from({ length: RECENT_MAX + 5 }, (_, index) => index + 1);
  const list = see(...ids);
  expect(list).toHaveLength(RECENT_MAX);
  expect(list[0]?.offer.id).toBe(RECENT_MAX + 5);
});
