import { FollowLink } from '@/components/catalogue/follow-link';
import { type CatalogueTab, CatalogueTabs } from '@/components/catalogue/tabs/catalogue-tabs';
import { Breadcrumbs, buildCrumbs } from '@/components/layout/breadcrumbs';
import { OfferPanel } from '@/components/offer/offer-ticket';
import { Container } from '@/components/ui/container';
import type { Brand, Coupon, Deal, Offer, Page } from '@/lib/catalogue/types';
import { getMessages, getTranslator, type Locale } from '@/lib/i18n';
import { toOfferCard } from '@/lib/offers/offer-card';
import { buildBrandHref, buildTabHref, localizePath, type OfferListName } from '@/lib/url/paths';
import { BrandHeader } from './brand-header';

const TAB_TEXTS = {
  coupons: { heading: 'brand.couponsHeading', expired: 'brand.expiredCoupons' },
  deals: { heading: 'brand.dealsHeading', expired: 'brand.expiredDeals' },
} as const;

type BrandViewProps = {
  locale: Locale;
  brand: Brand;
  coupons: Page<Coupon>;
  deals: Page<Deal>;
  /** The tab that the address asks for. */
  tab: OfferListName;
  now: Date;
  /** The offer that the address opens. */
  openOffer?: Offer;
};

/** The page of a brand (docs/specification.md §2.5). */
export function BrandView({ locale, brand, coupons, deals, tab, now, openOffer }: BrandViewProps) {
  const t = getTranslator(locale);
  const path = buildBrandHref(locale, brand.uniqueName);
  const toTab = (id: OfferListName, { items, ...page }: Page<Offer>): CatalogueTab => ({
    id,
    label: t(`brand.tabs.${id}`),
    served: { ...page, kind: 'offers', items: items.map(toOfferCard) },
    heading: t(TAB_TEXTS[id].heading, { brand: brand.name }),
    expired: { heading: t(TAB_TEXTS[id].expired), hint: t('brand.expiredHint') },
    empty: buildEmpty(locale, brand, path, id),
  });
  return (
    <Container>
      <Breadcrumbs items={buildCrumbs(locale, brand.name, 'brands')} label={t('layout.breadcrumbs')} />
      <BrandHeader brand={brand} locale={locale} isCompact={openOffer !== undefined} />
      {openOffer && (
        <OfferPanel {...{ locale, brand, now }} texts={getMessages(locale).offer} offer={openOffer} />
      )}
      <CatalogueTabs
        {...{ locale, path, now }}
        owner={{ brandId: brand.id }}
        label={t('brand.tabs.label', { brand: brand.name })}
        tabs={[toTab('coupons', coupons), toTab('deals', deals)]}
        activeTab={tab}
        // An open offer belongs to its address: another page of a tab is another page of the site.
        turnsInPlace={openOffer === undefined}
      />
      <FollowLink locale={locale} topic={{ kind: 'brand', uniqueName: brand.uniqueName, name: brand.name }} />
    </Container>
  );
}

/** A tab without live offers points to the other tab where that has some, else to all brands. */
function buildEmpty(locale: Locale, brand: Brand, path: string, tab: OfferListName) {
  const t = getTranslator(locale);
  const browseAll = { href: localizePath(locale, '/brands'), label: t('brand.browseAll') };
  if (tab === 'coupons') {
    const seeDeals = { href: buildTabHref(path, 'deals', 'coupons'), label: t('brand.seeDeals') };
    return {
      title: t('brand.noCoupons.title'),
      message: t('brand.noCoupons.message', { brand: brand.name }),
      action: brand.totalDeals > 0 ? seeDeals : browseAll,
    };
  }
  const seeCoupons = { href: path, label: t('brand.seeCoupons') };
  return {
    title: t('brand.noDeals.title'),
    message: t('brand.noDeals.message', { brand: brand.name }),
    action: brand.totalCoupons > 0 ? seeCoupons : browseAll,
  };
}
