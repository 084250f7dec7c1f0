import { useEffect, useEffectEvent, useRef } from 'react';
import type { GoogleAdUnit } from '@/lib/ads/ad-unit';
import { loadGoogleTag, requestGoogleAd } from '@/lib/ads/google-tag';
import styles from './ad-place.module.scss';

type AdGoogleProps = { unit: GoogleAdUnit; isShown: boolean; onRendered: () => void };

/** An AdSense unit, filled by Google's own tag; unseen until the tag says that it is. */
export function AdGoogle({ unit, isShown, onRendered }: AdGoogleProps) {
  const place = useRef<HTMLModElement>(null);
  const notify = useEffectEvent(onRendered);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isGone = false;
    const observer = new MutationObserver(() => {
      if (element.dataset.adStatus === 'filled') notify();
    });
    observer.observe(element, { attributeFilter: ['data-ad-status'] });
    loadGoogleTag(unit.client)
      .then(() => {
        if (!isGone) requestGoogleAd();
      })
      .catch(() => {
        // Blocked, or no room that Google would fill: the house advertisement stays.
      });
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [unit.client]);

  return (
    <ins
      ref={place}
      className={`adsbygoogle ${isShown ? styles.network : styles.waiting}`}
      inert={!isShown}
      data-ad-client={unit.client}
      data-ad-slot={unit.slot}
    />
  );
}
