import { toOfferCard } from '@/lib/offers/offer-card';
import { buildCoupon } from '@/lib/testing/build-offer';
import { addRecent, RECENT_MAX } from './recent-list';
import type { RecentOffer } from './saved-offer';

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
