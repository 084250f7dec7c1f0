import type { Offer } from '@/lib/catalogue/types';
import type { ApiCoupon, ApiDeal } from '@/lib/catalogue/wire/offer';
import { getBrandKey, type OfferCardData } from '@/lib/offers/offer-card';
import { ApiError, fetchData } from '../data/fetch-data';
import { toCoupon, toDeal } from '../data/from-api';
import { buildOfferKey } from '../data/keys';
import { registerWorker } from '../service-worker/register-worker';
import { applyFound, listDue } from './saved-list';
import type { WholeOffer } from './saved-offer';
import { savedOffers } from './stored-offers';

/** So many offers are asked for at once: a hundred together would be rude. */
const CALLS_AT_ONCE = 4;

/** What of a ticket the API needs to find its offer. */
type OfferIdentity = Pick<OfferCardData, 'kind' | 'id' | 'brandId' | 'brand'>;

/** Makes a saved offer readable offline: fetches what its ticket left out. Throws what fetchData throws. */
export async function finishSaving(offer: OfferCardData, whole: WholeOffer | null): Promise<void> {
  registerWorker();
  if (whole === null) await checkSavedOffer(offer);
}

/**
 * Asks the catalogue for one saved offer and keeps the response; whether it is still listed. Throws what fetchData
 * throws.
 */
export async function checkSavedOffer(offer: OfferIdentity, signal?: AbortSignal): Promise<boolean> {
  const found = await fetchOffer(offer, signal);
  // Read after the response: the visitor may have changed the list meanwhile.
  savedOffers.write(applyFound(savedOffers.read(), offer, found, new Date()));
  return found !== null;
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

/** Asks the site's own API for one offer: null where it is no longer there, or in no list any more. Throws what fetchData throws. */
async function fetchOffer(offer: OfferIdentity, signal?: AbortSignal): Promise<Offer | null> {
  const { kind, id } = offer;
  const key = buildOfferKey({ kind, id, brandKey: getBrandKey(offer) });
  try {
    const offer =
      kind === 'coupon'
        ? toCoupon(await fetchData<ApiCoupon>(key, signal))
        : toDeal(await fetchData<ApiDeal>(key, signal));
    return offer.withdrawn === null ? offer : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
