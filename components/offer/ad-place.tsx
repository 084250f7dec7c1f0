import { useId, useRef, useState } from 'react';
import { recordAdClick } from '@/lib/ads/ad-stats';
import type { Locale } from '@/lib/i18n/locales';
import { AdFrame } from './ad-frame';
import { AdGoogle } from './ad-google';
import { AdHouse } from './ad-house';
import styles from './ad-place.module.scss';
import { useAdFocus } from './use-ad-focus';
import { useAdTexts } from './use-ad-texts';
import { usePickedAd } from './use-picked-ad';

/**
 * The labelled place of an ad. Its size never changes: the house advertisement lies in it, and a network's ad takes
 * its place only once it has rendered something.
 */
export function AdPlace({ locale }: { locale: Locale }) {
  const labelId = useId();
  const place = useRef<HTMLDivElement>(null);
  const texts = useAdTexts(locale);
  const { unit, height } = usePickedAd();
  const [isCovered, setIsCovered] = useState(false);
  useAdFocus(place, isCovered, () => {
    if (unit) recordAdClick(unit.id);
  });

  function cover() {
    const { activeElement } = document;
    // Whoever stands on the house advertisement by keyboard must not lose the ground; a frame only steals the focus.
    const isOnHouse = place.current?.contains(activeElement) && !(activeElement instanceof HTMLIFrameElement);
    if (!isOnHouse) setIsCovered(true);
  }

  const network = { isShown: isCovered, onRendered: cover };
  return (
    <section aria-labelledby={texts ? labelId : undefined} className={styles.frame}>
      <p id={labelId} className={styles.label}>
        {texts?.label}
      </p>
      <div ref={place} className={styles.place} style={{ height }}>
        {texts && !isCovered && <AdHouse locale={locale} texts={texts.house} />}
        {texts && unit?.adType === 'adsterra' && (
          <AdFrame unit={unit} locale={locale} title={texts.frame} {...network} />
        )}
        {texts && unit?.adType === 'adsense' && <AdGoogle unit={unit} {...network} />}
      </div>
    </section>
  );
}
