import type { ReactNode } from 'react';
import { OfferGrid } from '@/components/catalogue/tickets/offer-grid';
import type { Deal } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import styles from './prose.module.scss';

/** How many deals stand together (docs/specification.md §2.13.8). */
const DEALS_PER_INSERT = 2;

/** The deals of an article in pairs, in their order, each pair to be shown between two blocks of its text. */
export function buildDealInserts(deals: Deal[], locale: Locale, now: Date): ReactNode[] {
  const count = Math.ceil(deals.length / DEALS_PER_INSERT);
  return Array.from({ length: count }, (_, index) => {
    const group = deals.slice(index * DEALS_PER_INSERT, (index + 1) * DEALS_PER_INSERT);
    return <ArticleDeals key={index} deals={group} locale={locale} now={now} />;
  });
}

/** Deals between two blocks of an article, under a heading for those who cannot see that they are no part of it. */
function ArticleDeals({ deals, locale, now }: { deals: Deal[]; locale: Locale; now: Date }) {
  return (
    <div className={styles.insert}>
      <h2 className={styles.heading}>{getTranslator(locale)('article.deals')}</h2>
      <OfferGrid offers={deals} locale={locale} now={now} />
    </div>
  );
}
