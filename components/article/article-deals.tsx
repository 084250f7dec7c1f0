import type { Deal } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { OfferGrid } from '@/components/catalogue/offer-grid';
import styles from './prose.module.scss';

/** Deals between two blocks of an article, under a heading for those who cannot see that they are no part of it. */
export function ArticleDeals({ deals, locale, now }: { deals: Deal[]; locale: Locale; now: Date }) {
  return (
    <div className={styles.insert}>
      <h2 className={styles.heading}>{getTranslator(locale)('article.deals')}</h2>
      <OfferGrid offers={deals} locale={locale} now={now} />
    </div>
  );
}
