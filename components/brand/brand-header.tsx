import type { Brand } from '@/lib/catalogue/types';
import { getMessages, type Locale } from '@/lib/i18n';
import { formatOfferCounts } from '@/lib/offers/format-offer-counts';
import { ShopLink } from '@/components/offer/shop-link';
import { ShareButton } from '@/components/ui/share-button';
import { LogoTile } from '@/components/ui/logo-tile';
import { buildBrandHref } from '@/lib/url/paths';
import styles from './brand-header.module.scss';

type BrandHeaderProps = {
  brand: Brand;
  locale: Locale;
  /** Above an open offer: only who it is, so that the code comes soon. The offer has its own link to the shop. */
  isCompact: boolean;
};

/** Who the brand is: logo, name, what it has, what it is about, and the way to its shop. */
export function BrandHeader({ brand, locale, isCompact }: BrandHeaderProps) {
  const { uniqueName, name } = brand;
  return (
    <header className={styles.header}>
      <LogoTile name={brand.name} logo={brand.logo} size="large" />
      <div className={styles.texts}>
        <h1 className={styles.name}>{brand.name}</h1>
        <p className={styles.counts}>{formatOfferCounts(brand, getMessages(locale).common.counts, locale)}</p>
      </div>
      {brand.description && !isCompact && <p className={styles.description}>{brand.description}</p>}
      <div className={styles.shop}>
        {!isCompact && (
          <>
            <ShopLink texts={getMessages(locale).offer.shop} offer={null} brand={brand} variant="secondary" />
            <ShareButton
              href={buildBrandHref(locale, uniqueName)}
              title={name}
              labels={getMessages(locale).offer.share}
            />
          </>
        )}
      </div>
    </header>
  );
}
