import type { Offer } from '@/lib/catalogue/types';
import { type OfferCardData, toOfferCard } from '@/lib/offers/offer-card';
import { getOfferKey, type RecentOffer, type SavedOffer, toWholeOffer, type WholeOffer } from './saved-offer';

/** More would only fill the visitor's browser; the page says so. */
export const SAVED_MAX = 100;
/** How many opened offers are remembered. */
export const RECENT_MAX = 20;
/** How long a response of the catalogue counts as fresh. */
export const CHECK_EVERY_MS = 3_600_000;

/** The list with an offer saved at `now`, first; saving it again moves it there. The oldest beyond the limit go. */
export function addSaved(
  list: SavedOffer[],
  saving: { offer: OfferCardData; whole: WholeOffer | null },
  now: Date,
): SavedOffer[] {
  const checkedAt = saving.whole && now.getTime();
  return mergeSaved(list, [{ ...saving, savedAt: now.getTime(), checkedAt, isListed: true }]);
}

/** The list without one offer. */
export function removeSaved(list: SavedOffer[], offer: Pick<OfferCardData, 'kind' | 'id'>): SavedOffer[] {
  return list.filter((entry) => getOfferKey(entry.offer) !== getOfferKey(offer));
}

/** The list with these entries in it, each once and the newest first: what undoing a removal does. */
export function mergeSaved(list: SavedOffer[], entries: SavedOffer[]): SavedOffer[] {
  const byKey = new Map([...list, ...entries].map((entry) => [getOfferKey(entry.offer), entry]));
  return [...byKey.values()].sort((a, b) => b.savedAt - a.savedAt).slice(0, SAVED_MAX);
}

/**
 * The list after the catalogue returned an offer at `now`, or null for "no longer there".
 * An offer that is gone keeps what was known of it. One that is not in the list any more stays out.
 */
export function applyFound(
  list: SavedOffer[],
  requested: Pick<OfferCardData, 'kind' | 'id'>,
  found: Offer | null,
  now: Date,
): SavedOffer[] {
  const checkedAt = now.getTime();
  return list.map((entry) => {
    if (getOfferKey(entry.offer) !== getOfferKey(requested)) return entry;
    if (found === null) return { ...entry, checkedAt, isListed: false };
    return { ...entry, ...refresh(entry, found), checkedAt, isListed: true };
  });
}

function refresh(entry: SavedOffer, found: Offer): Pick<SavedOffer, 'offer' | 'whole'> {
  const offer = toOfferCard(found);
  const whole = toWholeOffer(found);
  if (found.brand) return { offer, whole };
  // Some catalogues name only the brand's id (docs/specification.md §2.7.3): what was known of it stays.
  const shopLink = whole.shopLink ?? entry.whole?.shopLink ?? null;
  return { offer: { ...offer, brand: entry.offer.brand }, whole: { ...whole, shopLink } };
}

/** Those that the catalogue was not asked for within the last hour, by a clock that may have been set back. */
export function listDue(list: SavedOffer[], now: Date): SavedOffer[] {
  return list.filter(
    ({ checkedAt }) => checkedAt === null || Math.abs(now.getTime() - checkedAt) >= CHECK_EVERY_MS,
  );
}

/** The list with an offer seen at `now`, first and once; the oldest beyond the limit go. */
export function addRecent(list: RecentOffer[], offer: OfferCardData, now: Date): RecentOffer[] {
  const others = list.filter((entry) => getOfferKey(entry.offer) !== getOfferKey(offer));
  return [{ offer, seenAt: now.getTime() }, ...others].slice(0, RECENT_MAX);
}
