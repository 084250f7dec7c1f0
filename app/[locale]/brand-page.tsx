import type { Metadata } from 'next';
import { cache } from 'react';
import { WithFailureStatus } from '@/components/layout/with-failure-status';
import { BrandNotFoundView } from '@/components/brand/brand-not-found-view';
import { BrandView } from '@/components/brand/brand-view';
import { buildCrumbs } from '@/components/layout/build-crumbs';
import { PageNotFoundView } from '@/components/layout/page-not-found-view';
import { WithNotFoundStatus } from '@/components/layout/with-not-found-status';
import { InlineJson } from '@/components/ui/inline-json';
import { getCatalogue, type OfferKind } from '@/lib/catalogue';
import { loadBrandPage } from '@/lib/pages';
import type { BrandPageData, BrandTab } from '@/lib/pages/load-brand-page';
import { getSettings } from '@/lib/config';
import type { Locale } from '@/lib/i18n';
import { describeBrand } from '@/lib/discovery/head';
import { buildBreadcrumbList, buildGraph, buildOfferList } from '@/lib/discovery/json-ld';

/** What the addresses of a brand's page say: shared by every route that shows one. */
export type BrandAddress = {
  locale: Locale;
  uniqueName: string;
  tab?: BrandTab;
  page?: number;
  offerKind?: OfferKind;
  offerId?: number;
};

type FoundBrand = Extract<BrandPageData, { status: 'found' }>;

// Primitive arguments, so that the metadata and the page of one request share one load.
const load = cache((uniqueName: string, tab?: BrandTab, page?: number, kind?: OfferKind, id?: number) => {
  const offer = kind !== undefined && id !== undefined ? { kind, id } : undefined;
  return loadBrandPage(getCatalogue(), { uniqueName, tab, page, offer });
});

function loadAddress({ uniqueName, tab, page, offerKind, offerId }: BrandAddress) {
  return load(uniqueName, tab, page, offerKind, offerId);
}

export async function describeBrandPage(address: BrandAddress): Promise<Metadata> {
  return describeBrand(address, await loadAddress(address), getSettings().siteName, new Date());
}

export async function BrandPage(address: BrandAddress) {
  const { locale } = address;
  const data = await loadAddress(address);
  if (data.status === 'found') {
    const { brand, coupons, deals, tab, openOffer, failure } = data;
    const now = new Date();
    const view = <BrandView {...{ locale, brand, coupons, deals, tab, openOffer, now }} />;
    if (failure) return <WithFailureStatus {...failure}>{view}</WithFailureStatus>;
    return (
      <>
        <InlineJson data={linkData(locale, data, now)} />
        {view}
      </>
    );
  }
  if (data.status === 'failed') {
    return (
      <WithFailureStatus {...data.failure}>
        <BrandNotFoundView locale={locale} />
      </WithFailureStatus>
    );
  }
  return (
    <WithNotFoundStatus>
      {data.status === 'out-of-range' ? (
        <PageNotFoundView locale={locale} />
      ) : (
        <BrandNotFoundView locale={locale} isInvalid={data.status === 'invalid'} />
      )}
    </WithNotFoundStatus>
  );
}

/** An open offer's page is the brand's once more (its canonical): the list is left to that one. */
function linkData(locale: Locale, { brand, coupons, deals, tab, openOffer }: FoundBrand, now: Date) {
  const { siteUrl } = getSettings();
  const [shown, other] = tab === 'deals' ? [deals, coupons] : [coupons, deals];
  return buildGraph(
    buildBreadcrumbList(buildCrumbs(locale, brand.name, 'brands'), siteUrl),
    openOffer ? null : buildOfferList([...shown.items, ...other.items], { locale, siteUrl, now }),
  );
}
