'use client';

import { useEffect, useEffectEvent } from 'react';
import { countClick } from '@/lib/browser/count-click';
import type { OfferCardData } from '@/lib/offers/offer-card';
import { getOfferKey } from '@/lib/browser/saved/saved-offer';
import { recordRecentOffer } from '@/lib/browser/saved/stored-offers';

/** Remembers in the browser that the visitor has opened this offer, once, and has it counted. Shows nothing. */
export function RecordOpening({ offer }: { offer: OfferCardData }) {
  const key = getOfferKey(offer);
  const record = useEffectEvent(() => {
    recordRecentOffer(offer, new Date());
    countClick('open', offer);
  });
  // A new object of the same offer is no new visit.
  useEffect(() => record(), [key]);
  return null;
}
