'use client';

import { useState, type ReactNode } from 'react';
import { fetchAdUnits } from '@/lib/ads/fetched-ad-units';
import { pickPlacement } from '@/lib/ads/pick-ad';
import { parseLocale, type Locale } from '@/lib/i18n/locales';
import { AdPlace } from './ad-place';
import styles from './offer-with-ad.module.scss';
import { preloadAdTexts } from './use-ad-texts';

// Asked for as soon as this chunk is there, which is before an offer is opened where the pointer lingers on its button.
if (typeof window !== 'undefined') {
  void fetchAdUnits();
  void preloadAdTexts(parseLocale(document.documentElement.lang));
}

/**
 * An open offer with an advertisement above or below it. Mounted once for each opening, which it counts; the offer
 * is shown at once, whatever becomes of the ad.
 */
export function OfferWithAd({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [placement] = useState(() => pickPlacement(Math.random));
  const place = <AdPlace locale={locale} />;
  return (
    <div className={styles.stack}>
      {placement === 'above' && place}
      {children}
      {placement === 'below' && place}
    </div>
  );
}
