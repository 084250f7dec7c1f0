import { BrandGrid } from '@/components/catalogue/brand-grid';
import { FollowLink } from '@/components/catalogue/follow-link';
import { OfferGrid } from '@/components/catalogue/tickets/offer-grid';
import { type CatalogueTab, CatalogueTabs } from '@/components/catalogue/tabs/catalogue-tabs';
import { Breadcrumbs, buildCrumbs } from '@/components/layout/breadcrumbs';
import { OfferPanel } from '@/components/offer/offer-ticket';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import type { Brand, Coupon, Deal, Offer, Page } from '@/lib/catalogue/types';
import { getMessages, getTranslator, type Locale } from '@/lib/i18n';
import { buildBrandHref, buildTabHref, localizePath, type OfferListName } from '@/lib/url/paths';
import { BrandHeader } from './brand-header';
import styles from './brand-view.module.scss';

type BrandViewProps = {
  locale: Locale;
  brand: Brand;
  coupons: Page<Coupon>;
  deals: Page<Deal>;
  expired: { items: Offer[]; total: number };
  related: Brand[];
  hasLiveOffers: boolean;
  /** The tab that the address asks for, and the one that the brand's bare address opens. */
  tab: OfferListName;
  firstTab: OfferListName;
  failedTabs?: OfferListName[];
  now: Date;
  siteUrl: string;
  /** The offer that the address opens. */
  openOffer?: Offer;
};

/** The page of a brand (docs/specification.md §2.5). */
export function BrandView(props: BrandViewProps) {
  const { locale, brand, expired, related, hasLiveOffers, now, siteUrl, openOffer } = props;
  const t = getTranslator(locale);
  return (
    <Container>
      <Breadcrumbs items={buildCrumbs(locale, brand.name, 'brands')} label={t('layout.breadcrumbs')} />
      <BrandHeader brand={brand} locale={locale} isCompact={openOffer !== undefined} />
      {openOffer && (
        <OfferPanel
          {...{ locale, brand, now, siteUrl }}
          texts={getMessages(locale).offer}
          offer={openOffer}
        />
      )}
      {hasLiveOffers ? (
        <OfferTabs {...props} />
      ) : (
        <EmptyState
          title={t('brand.nothingLive.title')}
          message={t('brand.nothingLive.message', { brand: brand.name })}
          action={{ href: localizePath(locale, '/brands'), label: t('brand.browseAll') }}
        />
      )}
      {/* Where nothing is live, what others have goes before what is over. */}
      {!hasLiveOffers && <RelatedBrands locale={locale} brands={related} />}
      {expired.total > 0 && <ExpiredOffers {...{ locale, expired, now }} />}
      {hasLiveOffers && <RelatedBrands locale={locale} brands={related} />}
      <FollowLink locale={locale} topic={{ kind: 'brand', uniqueName: brand.uniqueName, name: brand.name }} />
    </Container>
  );
}

function OfferTabs(props: BrandViewProps) {
  const { locale, brand, coupons, deals, tab, firstTab, failedTabs, now, openOffer } = props;
  const t = getTranslator(locale);
  const path = buildBrandHref(locale, brand.uniqueName);
  const toTab = (id: OfferListName, page: Page<Offer>): CatalogueTab => ({
    id,
    label: t(`brand.tabs.${id}`),
    served: { ...page, kind: 'offers' },
    heading: t(`brand.${id}Heading`, { brand: brand.name }),
    empty: buildEmpty(locale, brand, buildTabHref(path, OTHER_TAB[id], firstTab), id),
    hasFailed: failedTabs?.includes(id),
  });
  return (
    <CatalogueTabs
      {...{ locale, path, now }}
      owner={{ brandId: brand.id }}
      label={t('brand.tabs.label', { brand: brand.name })}
      tabs={[toTab('coupons', coupons), toTab('deals', deals)]}
      defaultTab={firstTab}
      activeTab={tab}
      // An open offer belongs to its address: another page of a tab is another page of the site.
      turnsInPlace={openOffer === undefined}
    />
  );
}

const OTHER_TAB = { coupons: 'deals', deals: 'coupons' } as const;

/** A tab without live offers points to the other one, which has some. */
function buildEmpty(locale: Locale, brand: Brand, href: string, tab: OfferListName) {
  const t = getTranslator(locale);
  const [texts, label] =
    tab === 'coupons'
      ? (['noCoupons', 'brand.seeDeals'] as const)
      : (['noDeals', 'brand.seeCoupons'] as const);
  return {
    title: t(`brand.${texts}.title`),
    message: t(`brand.${texts}.message`, { brand: brand.name }),
    action: { href, label: t(label) },
  };
}

type ExpiredOffersProps = { locale: Locale; expired: { items: Offer[]; total: number }; now: Date };

/** What the brand had before, with a count of its own (docs/specification.md §2.5.7). */
function ExpiredOffers({ locale, expired, now }: ExpiredOffersProps) {
  const t = getTranslator(locale);
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('brand.expired.title')}</h2>
      <p className={styles.hint}>
        <strong>{t('brand.expired.count', { count: expired.total })}</strong>
        {' · '}
        {t('brand.expired.hint')}
      </p>
      <OfferGrid offers={expired.items} {...{ locale, now }} isOfOneBrand />
    </section>
  );
}

function RelatedBrands({ locale, brands }: { locale: Locale; brands: Brand[] }) {
  if (brands.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{getTranslator(locale)('brand.related')}</h2>
      <BrandGrid brands={brands} locale={locale} />
    </section>
  );
}
