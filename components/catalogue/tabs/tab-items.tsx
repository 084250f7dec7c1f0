import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import type { Page } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/locales';
import type { OfferCardData } from '@/lib/offers/offer-card';
import type { BrandCardData } from '../brand-card-data';
import { BrandList } from '../brand-list';
import type { OfferLabels } from '../tickets/offer-labels';
import { OfferList } from '../tickets/offer-list';
import { TabSection } from './tab-section';

/** One page of a tab as cards, which is all that the browser gets of it. */
export type TabPage = ({ kind: 'brands' } & Page<BrandCardData>) | ({ kind: 'offers' } & Page<OfferCardData>);

export type TabItemsProps = {
  list: TabPage;
  heading: string;
  empty: ComponentProps<typeof EmptyState>;
  /** On the page of one brand, whose name the offers need not repeat. */
  isOfOneBrand?: boolean;
  labels: OfferLabels;
  /** ISO 8601: the moment of rendering on the server. */
  now: string;
  locale: Locale;
};

/** What a page of a tab that the browser has fetched lists under its heading, or why there is nothing. */
export function TabItems({
  list,
  heading,
  empty,
  isOfOneBrand,
  labels,
  now,
  locale,
}: TabItemsProps): ReactNode {
  if (list.items.length === 0) return <EmptyState {...empty} />;
  return (
    <TabSection heading={heading}>
      {list.kind === 'brands' ? (
        <BrandList brands={list.items} locale={locale} />
      ) : (
        <OfferList offers={list.items} {...{ labels, now, locale, isOfOneBrand }} />
      )}
    </TabSection>
  );
}
