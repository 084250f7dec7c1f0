import { fetchOffer, type OfferIdentity } from './fetch-offer';
import { applyAnswer, listDue } from './saved-list';
import { savedOffers } from './stored-offers';

/** So many offers are asked for at once: a hundred together would be rude. */
const CALLS_AT_ONCE = 4;

/** Asks the catalogue for one saved offer and keeps the answer; whether it is still listed. Throws what fetchData throws. */
export async function checkSavedOffer(offer: OfferIdentity, signal?: AbortSignal): Promise<boolean> {
  const answer = await fetchOffer(offer, signal);
  // Read after the answer: the visitor may have changed the list meanwhile.
  savedOffers.write(applyAnswer(savedOffers.read(), offer, answer, new Date()));
  return answer !== null;
}

/** Brings every saved offer up to date that is due, quietly: the first failure ends it until the next visit. */
export async function checkDueOffers(signal: AbortSignal): Promise<void> {
  const due = listDue(savedOffers.read(), new Date());
  async function checkNext(): Promise<void> {
    for (let entry = due.shift(); entry && !signal.aborted; entry = due.shift()) {
      await checkSavedOffer(entry.offer, signal);
    }
  }
  try {
    await Promise.all(Array.from({ length: CALLS_AT_ONCE }, checkNext));
  } catch {
    // Offline, aborted or failing: what is known stays, and the rest waits.
    due.length = 0;
  }
}
