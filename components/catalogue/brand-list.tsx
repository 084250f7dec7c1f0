import clsx from 'clsx';
import { Highlight } from '@/components/ui/highlight';
import { LogoTile } from '@/components/ui/logo-tile';
import type { Locale } from '@/lib/i18n/locales';
import { hyphenate } from '@/lib/text/hyphenate';
import { buildBrandHref } from '@/lib/url/paths';
import type { BrandCardData } from './brand-card-data';
import styles from './brand-list.module.scss';

/** In characters: longer names may be cut in the narrowest cards. */
const LONG_NAME = 18;

type BrandListProps = {
  brands: BrandCardData[];
  locale: Locale;
  query?: string;
  /** Whether phones get small cards: where other things matter more than brands. */
  isCompact?: boolean;
};

/** A grid of brands. */
export function BrandList({ brands, locale, query, isCompact = false }: BrandListProps) {
  return (
    <div className={clsx(styles.frame, isCompact ? styles.compact : styles.roomy)}>
      <ul role="list" data-list="brands" className={styles.list}>
        {brands.map((brand) => (
          <li key={brand.uniqueName} className={styles.item}>
            <BrandCard brand={brand} locale={locale} query={query} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type BrandCardProps = { brand: BrandCardData; locale: Locale; query?: string };

/** A brand with its logo and how many offers it has; all of it is the link. */
function BrandCard({ brand, locale, query }: BrandCardProps) {
  return (
    <article className={styles.card}>
      <LogoTile name={brand.name} logo={brand.logo} />
      <h3 className={styles.name} title={brand.name.length > LONG_NAME ? brand.name : undefined}>
        <a href={buildBrandHref(locale, brand.uniqueName)} className={styles.link}>
          <Highlight text={brand.name} query={query} write={(part) => hyphenate(part)} />
        </a>
      </h3>
      <p className={styles.counts}>{brand.counts}</p>
    </article>
  );
}
