import type { Brand } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/locales';
import { buildBrandHref } from '@/lib/url/paths';
import { Highlight } from '@/components/ui/highlight';
import { LogoTile } from '@/components/ui/logo-tile';
import styles from './brand-card.module.scss';

export type BrandCardData = Pick<Brand, 'name' | 'uniqueName' | 'logo'> & {
  /** How many offers it has, in words. */
  counts: string;
};

type BrandCardProps = { brand: BrandCardData; locale: Locale; query?: string };

/** A brand with its logo and how many offers it has; all of it is the link. */
export function BrandCard({ brand, locale, query }: BrandCardProps) {
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
