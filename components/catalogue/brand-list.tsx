'use client';

import type { Locale } from '@/lib/i18n/locales';
import { BrandCard, type BrandCardData } from './brand-card';
import styles from './brand-list.module.scss';

type BrandListProps = { brands: BrandCardData[]; locale: Locale; query?: string };

/** A grid of brands: one client component fed compact data, which halves the page (rendering.md §3). */
export function BrandList({ brands, locale, query }: BrandListProps) {
  return (
    <ul role="list" className={styles.list}>
      {brands.map((brand) => (
        <li key={brand.uniqueName} className={styles.item}>
          <BrandCard brand={brand} locale={locale} query={query} />
        </li>
      ))}
    </ul>
  );
}
