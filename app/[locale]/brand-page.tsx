import type { Metadata } from 'next';
import { BrandView } from '@/components/brand/brand-view';
import { UnavailablePage } from '@/components/layout/unavailable-page';
import { InlineJson } from '@/components/ui/inline-json';
import type { ItemId, OfferKind } from '@/lib/catalogue';
import { getSettings } from '@/lib/config';
import { describeBrand } from '@/lib/discovery/head';
import type { Locale } from '@/lib/i18n';
import { loadBrandPageOnce, type BrandTab } from '@/lib/pages';
import { buildEntryGraph, MissingEntry } from './entry-page';

/** What the addresses of a brand's page say: shared by every route that shows one. */
export type BrandAddress = {
  locale: Locale;
  uniqueName: string;
  tab?: BrandTab;
  page?: number;
  offerKind?: OfferKind;
  offerId?: ItemId;
};

function load({ uniqueName, tab, page, offerKind, offerId }: BrandAddress) {
  return loadBrandPageOnce(uniqueName, tab, page, offerKind, offerId);
}

export async function describeBrandPage(address: BrandAddress): Promise<Metadata> {
  return describeBrand(address, await load(address), getSettings().siteName, new Date());
}

export async function BrandPage(address: BrandAddress) {
  const { locale } = address;
  const data = await load(address);
  if (data.status !== 'found') return <MissingEntry {...{ locale, data }} kind="brand" />;
  const { brand, coupons, deals, tab, openOffer, failure } = data;
  const now = new Date();
  const view = <BrandView {...{ locale, brand, coupons, deals, tab, openOffer, now }} />;
  if (failure) return <UnavailablePage locale={locale} {...failure} />;
  // An open offer's page is the brand's once more (its canonical): the list of offers is left to that one.
  const listed = openOffer ? null : { coupons, deals, tab };
  return (
    <>
      <InlineJson data={buildEntryGraph({ locale, name: brand.name, section: 'brands', listed, now })} />
      {view}
    </>
  );
}
