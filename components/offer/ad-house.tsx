import { useState } from 'react';
import { buildHouseAdHref, pickHouseAd } from '@/lib/ads/house-ad';
import type { Locale } from '@/lib/i18n/locales';
import styles from './ad-place.module.scss';
import type { AdTexts } from './use-ad-texts';

/** The site's own advertisement: text and a link, there from the start and whenever no network's ad is. */
export function AdHouse({ locale, texts }: { locale: Locale; texts: AdTexts['house'] }) {
  const [ad] = useState(() => pickHouseAd(Math.random));
  return (
    <a href={buildHouseAdHref(ad, locale)} className={styles.house}>
      <strong className={styles.title}>{texts[ad].title}</strong>
      <span className={styles.text}>{texts[ad].text}</span>
    </a>
  );
}
