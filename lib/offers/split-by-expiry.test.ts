/** @jest-environment node */
import { buildCoupon } from '@/lib/testing/build-offer';
import { splitByExpiry } from './split-by-expiry';

test('parts live from expired offers and keeps their order', () => {
  const offers = [
    buildCoupon({ id: 1, endDate: null }),
    buildCoupon({ id: 2, endDate: '2026-11-19' }),
    buildCoupon({ id: 3, endDate: '2026-11-20' }),
    buildCoupon({ id: 4, endDate: '2026-01-01' }),
  ];
  const { live, expired } = splitByExpiry(offers, new Date('2026-11-20T12:00:00Z'));
  expect(live.map(({ id }) => id)).toEqual([1, 3]);
  expect(expired.map(({ id }) => id)).toEqual([2, 4]);
});
