'use client';

import { useState } from 'react';
import { mergeSaved, removeSaved } from '@/lib/browser/saved/saved-list';
import type { SavedOffer } from '@/lib/browser/saved/saved-offer';
import { savedOffers } from '@/lib/browser/saved/stored-offers';

/** Removes saved offers at once, and takes the last removal back if asked. */
export function useRemoval() {
  const [removed, setRemoved] = useState<SavedOffer[]>([]);

  function remove(entries: SavedOffer[]): void {
    const left = entries.reduce((list, entry) => removeSaved(list, entry.offer), savedOffers.read());
    savedOffers.write(left);
    setRemoved(entries);
  }

  function undo(): void {
    savedOffers.write(mergeSaved(savedOffers.read(), removed));
    setRemoved([]);
  }

  return { removed, remove, undo };
}
