import type { OfferCardData } from '@/lib/offers/offer-card';
import { getOfferKey, type SavedOffer } from './saved-offer';
import { savedOffers } from './stored-offers';

// A page of sixty tickets asks sixty times whether its offer is saved: one subscription and one set serve them all.

const listeners = new Set<() => void>();
let stopListening: (() => void) | null = null;
let known: SavedOffer[] | null = null;
let keys: ReadonlySet<string> = new Set();

/** Whether the visitor has saved this offer. */
export function isSaved(offer: Pick<OfferCardData, 'kind' | 'id'>): boolean {
  if (stopListening === null) readKeys();
  return keys.has(getOfferKey(offer));
}

/** Calls back after every change of what is saved, in this tab or another; returns a function that stops it. */
export function subscribeToSaved(notify: () => void): () => void {
  if (stopListening === null) {
    readKeys();
    stopListening = savedOffers.subscribe(() => {
      readKeys();
      listeners.forEach((listener) => listener());
    });
  }
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
    if (listeners.size > 0) return;
    stopListening?.();
    stopListening = null;
  };
}

function readKeys(): void {
  const list = savedOffers.read();
  if (list === known) return;
  known = list;
  keys = new Set(list.map((entry) => getOfferKey(entry.offer)));
}
