import type { Brand } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n';
import { BrandCard } from './brand-card';
import styles from './brand-grid.module.scss';

export function BrandGrid({ brands, locale }: { brands: Brand[]; locale: Locale }) {
  return (
    <ul role="list" className={styles.grid}>
      {brands.map((brand) => (
        <li key={brand.id} className={styles.item}>
          <BrandCard brand={brand} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
