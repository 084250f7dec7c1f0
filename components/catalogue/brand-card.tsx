import { getTranslator, type Locale } from '@/lib/i18n';
import type { Brand } from '@/lib/catalogue/types';
import { buildBrandHref } from '@/lib/url/paths';
import { LogoTile } from '../ui/logo-tile';
import { formatOfferCounts } from './format-offer-counts';
import styles from './brand-card.module.scss';

/** A brand with its logo and how many offers it has; all of it is the link. */
export function BrandCard({ brand, locale }: { brand: Brand; locale: Locale }) {
  return (
    <article className={styles.card}>
      <LogoTile name={brand.name} logo={brand.logo} />
      <h3 className={styles.name}>
        <a href={buildBrandHref(locale, brand.uniqueName)} className={styles.link}>
          {brand.name}
        </a>
      </h3>
      <p className={styles.counts}>{formatOfferCounts(brand, getTranslator(locale))}</p>
    </article>
  );
}
