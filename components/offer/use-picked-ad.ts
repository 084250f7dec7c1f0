import { useEffect, useRef, useState } from 'react';
import type { AdUnit } from '@/lib/ads/ad-unit';
import { fetchAdUnits, listKnownAdUnits } from '@/lib/ads/fetched-ad-units';
import { getPlaceHeight, listEligibleUnits, pickAd } from '@/lib/ads/pick-ad';
import { getAdStats, recordAdShow, recordModalOpen } from '@/lib/ads/ad-stats';
import { getConsent } from '@/lib/browser/storage/consent';

type PickedAd = {
  /** Null until the units have come, and where none may be shown. */
  unit: AdUnit | null;
  /** The height of the place in CSS pixels, which never changes while the offer is open. */
  height: number;
};

/** Counts one opened offer, picks its ad and counts the show: once for each time that the component is mounted. */
export function usePickedAd(): PickedAd {
  const [height] = useState(() => getPlaceHeight(listShowable(listKnownAdUnits())));
  const [unit, setUnit] = useState<AdUnit | null>(null);
  const isCounted = useRef(false);

  useEffect(() => {
    // React's strict mode mounts everything twice, but the visitor has opened one offer.
    if (!isCounted.current) recordModalOpen();
    isCounted.current = true;
    let isClosed = false;
    void fetchAdUnits().then((units) => {
      if (isClosed) return;
      // The place was there before the units: what is higher than it waits for the next opening.
      const fitting = listShowable(units).filter((candidate) => candidate.height <= height);
      const picked = pickAd(fitting, getAdStats(), Math.random);
      if (picked) recordAdShow(picked.id);
      setUnit(picked);
    });
    return () => {
      isClosed = true;
    };
  }, [height]);

  return { unit, height };
}

function listShowable(units: AdUnit[]): AdUnit[] {
  return listEligibleUnits(units, getConsent() === 'accepted');
}
