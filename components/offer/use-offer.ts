import { preload } from 'swr';
import type { BrandSummary, Offer, OfferKind } from '@/lib/catalogue/types';
import { ApiError } from '@/lib/browser/data/fetch-data';
import { isApiBrand, isApiCoupon, isApiDeal, toBrand, toCoupon, toDeal } from '@/lib/browser/data/from-api';
import { buildBrandKey, buildOfferKey } from '@/lib/browser/data/keys';
import { useResource } from '@/lib/browser/data/use-resource';
import type { OfferAddress } from '@/lib/url/parse-offer-href';
import type { ApiOffer } from './request-offer';

export type OfferLoad =
  | { state: 'loading' | 'gone' }
  | { state: 'failed'; retry: () => void }
  /** The brand is null where nobody knows it. */
  | { state: 'loaded'; offer: Offer; brand: BrandSummary | null };

const NOT_FOUND = 404;

/** Hands what a click has asked for to the next useOffer of the same offer, which then does not ask itself. */
export function keepAnswer(address: OfferAddress, answer: Promise<ApiOffer>): void {
  // SWR hands on how it ends; on the way there it is nobody's.
  void preload(buildOfferKey(address), () => answer);
}

/** The offer of an address with its brand, which is asked for by its id where the offer does not bring it (spec §2). */
export function useOffer(address: OfferAddress): OfferLoad {
  const answer = useResource<unknown>(buildOfferKey(address));
  const offer = toOffer(address.kind, answer.data);
  const brandId = offer && !offer.brand ? offer.brandId : null;
  const brand = useResource<unknown>(brandId === null ? null : buildBrandKey(brandId));

  if (answer.error instanceof ApiError && answer.error.status === NOT_FOUND) return { state: 'gone' };
  if (answer.isLoading || brand.isLoading) return { state: 'loading' };
  if (!offer) return { state: 'failed', retry: () => void answer.mutate() };
  return {
    state: 'loaded',
    offer,
    brand: offer.brand ?? (isApiBrand(brand.data) ? toBrand(brand.data) : null),
  };
}

/** Null for what is no offer, whatever it is. */
function toOffer(kind: OfferKind, answer: unknown): Offer | null {
  if (kind === 'coupon') return isApiCoupon(answer) ? toCoupon(answer) : null;
  return isApiDeal(answer) ? toDeal(answer) : null;
}
