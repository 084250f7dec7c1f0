import type { Coupon } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { OfferGrid } from '@/components/catalogue/tickets/offer-grid';
import styles from './article-coupons.module.scss';

/** How many coupons are shown when folded (docs/specification.md §9.7). */
const COLLAPSED_COUNT = 2;
const MORE_ID = 'more-coupons';

type ArticleCouponsProps = { coupons: Coupon[]; locale: Locale; now: Date };

/** The coupons of an article: the first two, the others on demand, without a script; nothing where there is none. */
export function ArticleCoupons({ coupons, locale, now }: ArticleCouponsProps) {
  const t = getTranslator(locale);
  const rest = coupons.slice(COLLAPSED_COUNT);
  if (coupons.length === 0) return null;
  return (
    <section className={styles.coupons}>
      <h2 className={styles.title}>{t('article.coupons.title')}</h2>
      <OfferGrid offers={coupons.slice(0, COLLAPSED_COUNT)} locale={locale} now={now} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary className={styles.toggle}>
            <span className={styles.closed}>{t('article.coupons.showAll', { count: coupons.length })}</span>
            <span className={styles.open}>{t('article.coupons.showLess')}</span>
          </summary>
          <div id={MORE_ID}>
            <OfferGrid offers={rest} locale={locale} now={now} />
          </div>
        </details>
      )}
      {rest.length > 0 && (
        // A link into closed details opens them.
        <a href={`#${MORE_ID}`} className={styles.more}>
          {t('article.coupons.more', { count: rest.length })}
        </a>
      )}
    </section>
  );
}
