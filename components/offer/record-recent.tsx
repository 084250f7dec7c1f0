'use client';

import { useEffect, useEffectEvent } from 'react';
import type { OfferCardData } from '@/lib/offers/offer-card';
import { getOfferKey } from '@/lib/browser/saved/saved-offer';
import { recordRecentOffer } from '@/lib/browser/saved/stored-offers';

/** Remembers in the browser that the visitor has opened this offer, once. Shows nothing. */
export function RecordRecent({ offer }: { offer: OfferCardData }) {
  const key = getOfferKey(offer);
  const record = useEffectEvent(() => recordRecentOffer(offer, new Date()));
  // A new object of the same offer is no new visit.
  useEffect(() => record(), [key]);
  return null;
}
