import type { Deal } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { OfferGrid } from '../catalogue/offer-grid';
import styles from './prose.module.scss';

/**
 * Deals between two blocks of an article, named for those who cannot see that they are no part of it. No heading: what
 * follows belongs to the section before.
 */
export function ArticleDeals({ deals, locale, now }: { deals: Deal[]; locale: Locale; now: Date }) {
  return (
    <div role="group" aria-label={getTranslator(locale)('article.deals')} className={styles.insert}>
      <OfferGrid offers={deals} locale={locale} now={now} />
    </div>
  );
}
