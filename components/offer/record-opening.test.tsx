import { render } from '@testing-library/react';
import { toOfferCard } from '@/lib/offers/offer-card';
import { recentOffers } from '@/lib/browser/saved/stored-offers';
import { buildCoupon } from '@/lib/testing/build-offer';
import { RecordOpening } from './record-opening';

afterEach(() => recentOffers.clear());

test('remembers an offer once, however often it is rendered, and the next one before it', () => {
  const write = jest.spyOn(recentOffers, 'write');
  const { rerender } = render(<RecordOpening offer={toOfferCard(buildCoupon())} />);
  rerender(<RecordOpening offer={toOfferCard(buildCoupon())} />);
  expect(write).toHaveBeenCalledTimes(1);
  rerender(<RecordOpening offer={toOfferCard(buildCoupon({ id: 2 }))} />);
  expect(recentOffers.read().map(({ offer }) => offer.id)).toEqual([2, 1]);
});
