import type { Metadata } from 'next';
import { cache } from 'react';
import { BrandNotFoundView } from '@/components/brand/brand-not-found-view';
import { BrandView } from '@/components/brand/brand-view';
import { PageNotFoundView } from '@/components/layout/page-not-found-view';
import { WithNotFoundStatus } from '@/components/layout/with-not-found-status';
import { getCatalogue, loadBrandPage } from '@/lib/catalogue';
import type { BrandTab } from '@/lib/catalogue/load-brand-page';
import type { OfferKind } from '@/lib/catalogue';
import { getSettings } from '@/lib/config';
import type { Locale } from '@/lib/i18n';
import { describeBrand } from '@/lib/seo/describe-brand';

/** What the addresses of a brand's page say: shared by every route that shows one. */
export type BrandAddress = {
  locale: Locale;
  uniqueName: string;
  tab?: BrandTab;
  page?: number;
  offerKind?: OfferKind;
  offerId?: number;
};

// Primitive arguments, so that the metadata and the page of one request share one load.
const load = cache((uniqueName: string, tab?: BrandTab, page?: number, kind?: OfferKind, id?: number) => {
  const offer = kind !== undefined && id !== undefined ? { kind, id } : undefined;
  return loadBrandPage(getCatalogue(), { uniqueName, tab, page, offer });
});

function loadAddress({ uniqueName, tab, page, offerKind, offerId }: BrandAddress) {
  return load(uniqueName, tab, page, offerKind, offerId);
}

export async function describeBrandPage(address: BrandAddress): Promise<Metadata> {
  return describeBrand(address, await loadAddress(address), getSettings().siteName);
}

export async function BrandPage(address: BrandAddress) {
  const { locale } = address;
  const data = await loadAddress(address);
  if (data.status === 'found') {
    const { brand, coupons, deals, tab, openOffer } = data;
    return <BrandView {...{ locale, brand, coupons, deals, tab, openOffer }} now={new Date()} />;
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
