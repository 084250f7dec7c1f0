import type { Offer } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n';
import { toOfferCard } from '@/lib/offers/offer-card';
import { buildOfferLabels } from './offer-labels';
import { OfferList } from './offer-list';

type OfferGridProps = {
  offers: Offer[];
  locale: Locale;
  now: Date;
  /** What was searched for, to be marked in the titles. */
  query?: string;
};

/** Offers as tickets: makes the compact data and texts that the browser gets. */
export function OfferGrid({ offers, locale, now, query }: OfferGridProps) {
  return (
    <OfferList
      offers={offers.map(toOfferCard)}
      labels={buildOfferLabels(locale)}
      now={now.toISOString()}
      locale={locale}
      query={query}
    />
  );
}
