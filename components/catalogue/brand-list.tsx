'use client';

import { Highlight } from '@/components/ui/highlight';
import { LogoTile } from '@/components/ui/logo-tile';
import type { Locale } from '@/lib/i18n/locales';
import { buildBrandHref } from '@/lib/url/paths';
import type { BrandCardData } from './brand-card-data';
import styles from './brand-list.module.scss';

type BrandListProps = { brands: BrandCardData[]; locale: Locale; query?: string };

/** A grid of brands: one client component that is given compact data, which halves the page. */
export function BrandList({ brands, locale, query }: BrandListProps) {
  return (
    <ul role="list" data-list="brands" className={styles.list}>
      {brands.map((brand) => (
        <li key={brand.uniqueName} className={styles.item}>
          <BrandCard brand={brand} locale={locale} query={query} />
        </li>
      ))}
    </ul>
  );
}

type BrandCardProps = { brand: BrandCardData; locale: Locale; query?: string };

/** A brand with its logo and how many offers it has; all of it is the link. */
function BrandCard({ brand, locale, query }: BrandCardProps) {
  return (
    <article className={styles.card}>
      <LogoTile name={brand.name} logo={brand.logo} />
      <h3 className={styles.name}>
        <a href={buildBrandHref(locale, brand.uniqueName)} className={styles.link}>
          <Highlight text={brand.name} query={query} />
        </a>
      </h3>
      <p className={styles.counts}>{brand.counts}</p>
    </article>
  );
}
