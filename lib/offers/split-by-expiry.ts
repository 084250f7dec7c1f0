import type { Offer } from '../catalogue/types';
import { isExpired } from './expiry';

/** Takes offers and answers the live and the expired ones at `now`, each in the order they came. */
export function splitByExpiry(offers: Offer[], now: Date): { live: Offer[]; expired: Offer[] } {
  return {
    live: offers.filter((offer) => !isExpired(offer.endDate, now)),
    expired: offers.filter((offer) => isExpired(offer.endDate, now)),
  };
}
