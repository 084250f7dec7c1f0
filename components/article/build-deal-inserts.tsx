import type { ReactNode } from 'react';
import type { Deal } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n';
import { ArticleDeals } from './article-deals';

/** Spec §9: "2 deals after every 3rd paragraph block". */
const DEALS_PER_INSERT = 2;

/** An article's deals by twos, in their order, to be shown between the blocks of its text. */
export function buildDealInserts(deals: Deal[], locale: Locale, now: Date): ReactNode[] {
  const count = Math.ceil(deals.length / DEALS_PER_INSERT);
  return Array.from({ length: count }, (_, index) => {
    const group = deals.slice(index * DEALS_PER_INSERT, (index + 1) * DEALS_PER_INSERT);
    return <ArticleDeals key={index} deals={group} locale={locale} now={now} />;
  });
}
