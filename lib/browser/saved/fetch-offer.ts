import type { ApiCoupon } from '@/lib/catalogue/wire/coupon';
import type { ApiDeal } from '@/lib/catalogue/wire/deal';
import type { Offer } from '@/lib/catalogue/types';
import { ApiError, fetchData } from '../data/fetch-data';
import { toCoupon, toDeal } from '../data/from-api';
import { buildOfferKey } from '../data/keys';
import { getBrandKey, type OfferCardData } from '@/lib/offers/offer-card';

/** What of a ticket tells the API which offer is meant. */
export type OfferIdentity = Pick<OfferCardData, 'kind' | 'id' | 'brandId' | 'brand'>;

/** Asks the site's own API for one offer: null where it is no longer there. Throws what fetchData throws. */
export async function fetchOffer(offer: OfferIdentity, signal?: AbortSignal): Promise<Offer | null> {
  const { kind, id } = offer;
  const key = buildOfferKey({ kind, id, brandKey: getBrandKey(offer) });
  try {
    return kind === 'coupon'
      ? toCoupon(await fetchData<ApiCoupon>(key, signal))
      : toDeal(await fetchData<ApiDeal>(key, signal));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
