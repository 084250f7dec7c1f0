import { registerWorker } from '../service-worker/register-worker';
import type { OfferCardData } from '@/lib/offers/offer-card';
import { checkSavedOffer } from './check-saved';
import type { WholeOffer } from './saved-offer';

// A chunk of its own, fetched when something is saved: no list page pays for it.

/** Makes a saved offer readable offline: fetches what its ticket left out. Throws what fetchData throws. */
export async function finishSaving(offer: OfferCardData, whole: WholeOffer | null): Promise<void> {
  registerWorker();
  if (whole === null) await checkSavedOffer(offer);
}
