import { toOfferCard } from '@/lib/offers/offer-card';
import { buildCoupon } from '@/lib/testing/build-offer';
import { toWholeOffer, type SavedOffer } from '../saved-offer';
import type { Coupon } from '@/lib/catalogue/types';

/** A saved coupon for tests, complete and fresh at the epoch, with what a test is about put over it. */
export function buildSaved(values: Partial<SavedOffer> = {}, coupon: Partial<Coupon> = {}): SavedOffer {
  const offer = buildCoupon(coupon);
  return {
    offer: toOfferCard(offer),
    whole: toWholeOffer(offer),
    savedAt: 0,
    checkedAt: 0,
    isListed: true,
    ...values,
  };
}
