import { useEffect, useId, useRef, useState } from 'react';
import type { AdUnit } from '@/lib/ads/ad-unit';
import { fetchAdUnits, listKnownAdUnits } from '@/lib/ads/fetched-ad-units';
import { buildHouseAdHref, pickHouseAd } from '@/lib/ads/house-ad';
import { getPlaceHeight, listEligibleUnits, pickAd } from '@/lib/ads/pick-ad';
import { getAdStats, recordAdClick, recordAdShow, recordModalOpen } from '@/lib/ads/ad-stats';
import { getConsent } from '@/lib/browser/storage/consent';
import type { Locale } from '@/lib/i18n/locales';
import { AdFrame } from './ad-frame';
import { AdGoogle } from './ad-google';
import styles from './ad-place.module.scss';
import { useAdFocus } from './use-ad-focus';
import { type AdTexts, useAdTexts } from './use-ad-texts';

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

/** The site's own advertisement: text and a link, there from the start and whenever no network's ad is. */
function AdHouse({ locale, texts }: { locale: Locale; texts: AdTexts['house'] }) {
  const [ad] = useState(() => pickHouseAd(Math.random));
  return (
    <a href={buildHouseAdHref(ad, locale)} className={styles.house}>
      <strong className={styles.title}>{texts[ad].title}</strong>
      <span className={styles.text}>{texts[ad].text}</span>
    </a>
  );
}

type PickedAd = {
  /** Null until the units have come, and where none may be shown. */
  unit: AdUnit | null;
  /** The height of the place in CSS pixels, which never changes while the offer is open. */
  height: number;
};

/** Counts one opened offer, picks its ad and counts the show: once for each time that the component is mounted. */
function usePickedAd(): PickedAd {
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
