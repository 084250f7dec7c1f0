import type { OfferCardData } from '@/lib/offers/offer-card';
import { getOfferKey, type RecentOffer } from './saved-offer';

export const RECENT_MAX = 20;

/** The list with an offer seen at `now`, first and once; the oldest beyond the limit go. */
export function addRecent(list: RecentOffer[], offer: OfferCardData, now: Date): RecentOffer[] {
  const others = list.filter((entry) => getOfferKey(entry.offer) !== getOfferKey(offer));
  return [{ offer, seenAt: now.getTime() }, ...others].slice(0, RECENT_MAX);
}
