import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { OfferLabels } from './offer-labels';
import { EmptyState } from '@/components/ui/empty-state';
import { BrandList } from './brand-list';
import { OfferList } from './offer-list';
import { SplitOffers, type ExpiredTexts } from './split-offers';
import type { TabPage } from './tab-page';
import styles from './tab-panel.module.scss';

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
