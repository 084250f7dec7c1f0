import type { Brand, Offer, Page } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { toOfferCard } from '@/lib/offers/offer-card';
import type { OfferLabels } from '@/components/catalogue/offer-labels';
import { TabPanel, type TabPanelTexts } from '@/components/catalogue/tab-panel';
import { buildBrandEmpty } from './build-brand-empty';

export type BrandTab = 'coupons' | 'deals';
export const DEFAULT_BRAND_TAB: BrandTab = 'coupons';

type BrandOffersProps = {
  locale: Locale;
  brand: Brand;
  path: string;
  tab: BrandTab;
  offers: Page<Offer>;
  now: Date;
  labels: OfferLabels;
  texts: TabPanelTexts;
  turnsInPlace: boolean;
};

const TEXTS = {
  coupons: { heading: 'brand.couponsHeading', expired: 'brand.expiredCoupons' },
  deals: { heading: 'brand.dealsHeading', expired: 'brand.expiredDeals' },
} as const;

/** One tab of a brand: makes the compact data and texts that the browser gets. */
export function BrandOffers(props: BrandOffersProps) {
  const { locale, brand, path, tab, offers, now, labels, texts, turnsInPlace } = props;
  const t = getTranslator(locale);
  return (
    <TabPanel
      {...{ locale, path, tab, labels, texts, turnsInPlace }}
      defaultTab={DEFAULT_BRAND_TAB}
      owner={{ brandId: brand.id }}
      served={{ ...offers, kind: 'offers', items: offers.items.map(toOfferCard) }}
      heading={t(TEXTS[tab].heading, { brand: brand.name })}
      expired={{ heading: t(TEXTS[tab].expired), hint: t('brand.expiredHint') }}
      empty={buildBrandEmpty(locale, brand, path, tab)}
      now={now.toISOString()}
    />
  );
}
