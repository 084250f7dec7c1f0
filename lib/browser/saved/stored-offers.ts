import type { OfferCardData } from '@/lib/offers/offer-card';
import { createStoredValue } from '../storage/stored-value';
import { parseRecentOffers, parseSavedOffers } from './parse-entries';
import { addRecent } from './saved-list';

/** The offers that the visitor saved, newest first. */
export const savedOffers = createStoredValue('saved-offers', parseSavedOffers);

/** The offers that the visitor opened lately, newest first. */
export const recentOffers = createStoredValue('recent-offers', parseRecentOffers);

/** Puts an offer that the visitor has opened at `now` before the others. */
export function recordRecentOffer(offer: OfferCardData, now: Date): void {
  recentOffers.write(addRecent(recentOffers.read(), offer, now));
}
