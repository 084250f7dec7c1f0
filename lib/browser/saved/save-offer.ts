import type { OfferCardData } from '@/lib/offers/offer-card';
import { addSaved, removeSaved } from './saved-list';
import type { WholeOffer } from './saved-offer';
import { savedOffers } from './stored-offers';

/**
 * How saving went: complete; without the code, which could not be fetched now; or only until the page is left,
 * because the browser keeps nothing for this site.
 */
export type SaveOutcome = 'complete' | 'incomplete' | 'unkept';

/** The texts of the button that saves an offer: what it says, and how saving went after it was pressed. */
export type SaveLabels = { save: string; saved: string; removed: string } & Record<SaveOutcome, string>;

/**
 * Saves an offer at `now`. `whole` is what its ticket does not know; without it the offer is fetched. Never rejects:
 * an offer that cannot be fetched is saved without its code and completed when the saved offers are opened online.
 */
export async function saveOffer(
  offer: OfferCardData,
  whole: WholeOffer | null,
  now: Date,
): Promise<SaveOutcome> {
  const isKept = savedOffers.write(addSaved(savedOffers.read(), { offer, whole }, now));
  try {
    // A chunk of its own, fetched when something is saved: no list page pays for it.
    const { finishSaving } = await import('./check-saved');
    await finishSaving(offer, whole);
    return isKept ? 'complete' : 'unkept';
  } catch {
    return isKept ? 'incomplete' : 'unkept';
  }
}

/** Forgets a saved offer. */
export function forgetOffer(offer: Pick<OfferCardData, 'kind' | 'id'>): void {
  savedOffers.write(removeSaved(savedOffers.read(), offer));
}
