import type { ApiCoupon } from '../catalogue/wire/coupon';
import type { ApiDeal } from '../catalogue/wire/deal';
import type { Offer } from '../catalogue/types';
import { ApiError, fetchData } from '../client-data/fetch-data';
import { toCoupon, toDeal } from '../client-data/from-api';
import { buildOfferKey } from '../client-data/keys';
import type { OfferCardData } from '../offers/offer-card';

/** Asks the site's own API for one offer: null where it is no longer there. Throws what fetchData throws. */
export async function fetchOffer(
  { kind, id }: Pick<OfferCardData, 'kind' | 'id'>,
  signal?: AbortSignal,
): Promise<Offer | null> {
  const key = buildOfferKey(kind, id);
  try {
    return kind === 'coupon'
      ? toCoupon(await fetchData<ApiCoupon>(key, signal))
      : toDeal(await fetchData<ApiDeal>(key, signal));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
