import type { ComponentProps } from 'react';
import type { Page } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/locales';
import type { OfferCardData } from '@/lib/offers/offer-card';
import type { OfferLabels } from './offer-labels';
import { splitByExpiry } from '@/lib/offers/split-by-expiry';
import { EmptyState } from '@/components/ui/empty-state';
import { OfferList } from './offer-list';
import styles from './tab-panel.module.scss';
import { useNow } from './use-now';

export type ExpiredTexts = { heading: string; hint: string };

type SplitOffersProps = {
  list: Page<OfferCardData>;
  heading: string;
  /** Said where none is live. */
  empty: ComponentProps<typeof EmptyState>;
  expired: ExpiredTexts;
  labels: OfferLabels;
  now: string;
  locale: Locale;
};

/** The offers of one brand: the live ones, then the expired ones in a section of their own, at the visitor's moment. */
export function SplitOffers({ list, heading, empty, expired, labels, now, locale }: SplitOffersProps) {
  const offers = splitByExpiry(list.items, useNow(now));
  const grid = (items: OfferCardData[]) => (
    <OfferList offers={items} {...{ labels, now, locale }} isOfOneBrand />
  );
  // Live offers come first, so a later page without any says nothing about the brand.
  const hasNoLive = offers.live.length === 0 && list.page === 1;
  return (
    <>
      {hasNoLive && <EmptyState {...empty} />}
      {offers.live.length > 0 && (
        <section>
          <h2 tabIndex={-1} className={styles.heading}>
            {heading}
          </h2>
          {grid(offers.live)}
        </section>
      )}
      {offers.expired.length > 0 && (
        <section className={styles.expired}>
          <h2 tabIndex={-1} className={styles.expiredHeading}>
            {expired.heading}
          </h2>
          <p className={styles.hint}>{expired.hint}</p>
          {grid(offers.expired)}
        </section>
      )}
    </>
  );
}
