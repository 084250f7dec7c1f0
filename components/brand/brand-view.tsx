import type { Brand, Coupon, Deal, Offer, Page } from '@/lib/catalogue/types';
import { getMessages, getTranslator, type Locale } from '@/lib/i18n';
import { buildBrandHref, buildTabHref } from '@/lib/url/paths';
import { buildOfferLabels } from '@/components/catalogue/offer-labels';
import { buildTabPanelTexts } from '@/components/catalogue/build-tab-panel-texts';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { buildCrumbs } from '@/components/layout/build-crumbs';
import { OfferPanel } from '@/components/offer/offer-panel';
import { Container } from '@/components/ui/container';
import { Tabs } from '@/components/ui/tabs';
import { BrandHeader } from './brand-header';
import { BrandOffers, type BrandTab, DEFAULT_BRAND_TAB } from './brand-offers';

const TABS: BrandTab[] = ['coupons', 'deals'];

type BrandViewProps = {
  locale: Locale;
  brand: Brand;
  coupons: Page<Coupon>;
  deals: Page<Deal>;
  /** The tab that the address asks for. */
  tab: BrandTab;
  now: Date;
  /** The offer that the address opens. */
  openOffer?: Offer;
};

/** The page of a brand (spec §2, "Brand page"). */
export function BrandView({ locale, brand, coupons, deals, tab, now, openOffer }: BrandViewProps) {
  const t = getTranslator(locale);
  const path = buildBrandHref(locale, brand.uniqueName);
  const offers = { coupons, deals };
  const tabs = TABS.map((id) => ({
    id,
    label: t(`brand.tabs.${id}`),
    count: offers[id].total.toLocaleString(locale),
    href: buildTabHref(path, id, DEFAULT_BRAND_TAB),
  }));
  const shared = {
    ...{ locale, brand, path, now },
    labels: buildOfferLabels(locale),
    texts: buildTabPanelTexts(locale),
    // An open offer belongs to its address: another page of a tab is another page of the site.
    turnsInPlace: openOffer === undefined,
  };
  const panels = Object.fromEntries(
    TABS.map((id) => [id, <BrandOffers key={id} {...shared} tab={id} offers={offers[id]} />]),
  );
  return (
    <Container>
      <Breadcrumbs items={buildCrumbs(locale, brand.name, 'brands')} label={t('layout.breadcrumbs')} />
      <BrandHeader brand={brand} locale={locale} isCompact={openOffer !== undefined} />
      {openOffer && (
        <OfferPanel {...{ locale, brand, now }} texts={getMessages(locale).offer} offer={openOffer} />
      )}
      <Tabs
        // Another brand begins with its own tab.
        key={path}
        tabs={tabs}
        panels={panels}
        activeTab={tab}
        activePage={offers[tab].page}
        label={t('brand.tabs.label', { brand: brand.name })}
      />
    </Container>
  );
}
