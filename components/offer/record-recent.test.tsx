import { render } from '@testing-library/react';
import { toOfferCard } from '@/lib/offers/offer-card';
import { recentOffers } from '@/lib/browser/saved/stored-offers';
import { buildCoupon } from '@/lib/testing/build-offer';
import { RecordRecent } from './record-recent';

afterEach(() => recentOffers.clear());

test('remembers an offer once, however often it is rendered, and the next one before it', () => {
  const write = jest.spyOn(recentOffers, 'write');
  const { rerender } = render(<RecordRecent offer={toOfferCard(buildCoupon())} />);
  rerender(<RecordRecent offer={toOfferCard(buildCoupon())} />);
  expect(write).toHaveBeenCalledTimes(1);
  rerender(<RecordRecent offer={toOfferCard(buildCoupon({ id: 2 }))} />);
  expect(recentOffers.read().map(({ offer }) => offer.id)).toEqual([2, 1]);
});
