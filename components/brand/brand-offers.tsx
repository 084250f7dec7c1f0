import type { Brand, Offer, Page } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { splitByExpiry } from '@/lib/offers/split-by-expiry';
import { buildTabHref } from '@/lib/url/paths';
import { ListPagination } from '../catalogue/list-pagination';
import { OfferGrid } from '../catalogue/offer-grid';
import { BrandOffersEmpty } from './brand-offers-empty';
import styles from './brand-offers.module.scss';

export type BrandOffersProps = {
  locale: Locale;
  brand: Brand;
  path: string;
  tab: 'coupons' | 'deals';
  offers: Page<Offer>;
  now: Date;
};

const TEXTS = {
  coupons: { heading: 'brand.couponsHeading', expired: 'brand.expiredCoupons' },
  deals: { heading: 'brand.dealsHeading', expired: 'brand.expiredDeals' },
} as const;

/** One tab of a brand: its live offers, then the expired ones in a section of their own. */
export function BrandOffers({ locale, brand, path, tab, offers, now }: BrandOffersProps) {
  const t = getTranslator(locale);
  const { live, expired } = splitByExpiry(offers.items, now);
  // Live offers come first, so a later page without any says nothing about the brand.
  const hasNoLive = live.length === 0 && (offers.page === 1 || expired.length === 0);
  return (
    <>
      {hasNoLive && <BrandOffersEmpty locale={locale} brand={brand} path={path} tab={tab} />}
      {live.length > 0 && (
        <section>
          <h2 className={styles.heading}>{t(TEXTS[tab].heading, { brand: brand.name })}</h2>
          <OfferGrid offers={live} locale={locale} now={now} isOfOneBrand />
        </section>
      )}
      {expired.length > 0 && (
        <section className={styles.expired}>
          <h2 className={styles.expiredHeading}>{t(TEXTS[tab].expired)}</h2>
          <p className={styles.hint}>{t('brand.expiredHint')}</p>
          <OfferGrid offers={expired} locale={locale} now={now} isOfOneBrand />
        </section>
      )}
      <ListPagination
        locale={locale}
        list={offers}
        buildHref={(page) => buildTabHref(path, tab, 'coupons', page)}
      />
    </>
  );
}
