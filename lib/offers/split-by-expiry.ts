import { isExpired } from './expiry';

/** Takes offers and answers the live and the expired ones at `now`, each in the order they came. */
export function splitByExpiry<T extends { endDate: string | null }>(
  offers: T[],
  now: Date,
): { live: T[]; expired: T[] } {
  return {
    live: offers.filter((offer) => !isExpired(offer.endDate, now)),
    expired: offers.filter((offer) => isExpired(offer.endDate, now)),
  };
}
