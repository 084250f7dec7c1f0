import type { ComponentProps } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import type { Page } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/locales';
import { splitByExpiry } from '@/lib/offers/expiry';
import type { OfferCardData } from '@/lib/offers/offer-card';
import type { BrandCardData } from '../brand-card-data';
import { BrandList } from '../brand-list';
import type { OfferLabels } from '../offer-labels';
import { OfferList } from '../offer-list';
import { useNow } from '../use-now';
import styles from './tab-panel.module.scss';

/** One page of a tab as cards, which is all that the browser gets of it. */
export type TabPage = ({ kind: 'brands' } & Page<BrandCardData>) | ({ kind: 'offers' } & Page<OfferCardData>);

export type TabItemsProps = {
  list: TabPage;
  heading: string;
  empty: ComponentProps<typeof EmptyState>;
  /** Where expired offers have a section of their own: on the page of one brand. */
  expired?: ExpiredTexts;
  labels: OfferLabels;
  /** ISO 8601: the moment of rendering on the server. */
  now: string;
  locale: Locale;
};

/** What a tab lists under its heading, or why there is nothing. */
export function TabItems({ list, heading, empty, expired, labels, now, locale }: TabItemsProps) {
  if (list.items.length === 0) return <EmptyState {...empty} />;
  if (list.kind === 'offers' && expired) {
    return <SplitOffers {...{ list, heading, empty, expired, labels, now, locale }} />;
  }
  return (
    <section>
      <h2 tabIndex={-1} className={styles.heading}>
        {heading}
      </h2>
      {list.kind === 'brands' ? (
        <BrandList brands={list.items} locale={locale} />
      ) : (
        <OfferList offers={list.items} {...{ labels, now, locale }} />
      )}
    </section>
  );
}

type ExpiredTexts = { heading: string; hint: string };

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
