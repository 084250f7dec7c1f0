import type { Offer } from '@/lib/catalogue/types';

/** What an offer is called: a coupon has a name, a deal a title (docs/specification.md §3.3 and §3.4). */
export function getOfferTitle(offer: Offer): string {
  return offer.kind === 'coupon' ? offer.name : offer.title;
}
