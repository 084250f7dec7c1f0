import type { CatalogueStats } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import styles from './footer-stats.module.scss';

/** How much the catalogue holds, counted. */
export function FooterStats({ locale, stats }: { locale: Locale; stats: CatalogueStats }) {
  const t = getTranslator(locale);
  const format = new Intl.NumberFormat(locale);
  const entries = [
    { count: stats.brands, unit: t('layout.footer.stats.brands', { count: stats.brands }) },
    { count: stats.coupons, unit: t('layout.footer.stats.coupons', { count: stats.coupons }) },
    { count: stats.deals, unit: t('layout.footer.stats.deals', { count: stats.deals }) },
  ];
  return (
    <ul role="list" className={styles.stats} aria-label={t('layout.footer.stats.label')}>
      {entries.map(({ count, unit }) => (
        <li key={unit} className={styles.stat}>
          <span className={styles.count}>{format.format(count)}</span> {unit}
        </li>
      ))}
    </ul>
  );
}
