import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { BrandView } from '@/components/brand/brand-view';
import { OutOfRangeView, UnknownOfferView } from '@/components/catalogue/entry-not-found-view';
import { WithNotFoundStatus } from '@/components/layout/with-status';
import { UnavailablePage } from '@/components/layout/unavailable-page';
import { InlineJson } from '@/components/ui/inline-json';
import { StaticParts } from '@/components/ui/static-parts';
import type { ItemId, OfferKind } from '@/lib/catalogue';
import { getSettings } from '@/lib/config';
import { describeBrand } from '@/lib/discovery/head';
import { getTranslator, type Locale } from '@/lib/i18n';
import { loadBrandPageOnce, type BrandPageData, type BrandTab } from '@/lib/pages';
import { buildBrandHref, buildTabHref } from '@/lib/url/paths';
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
  // The query goes along (lib/server/next-seams/keep-query.ts).
  if (data.status === 'moved') permanentRedirect(buildBrandHref(locale, data.brand.uniqueName));
  if (data.status === 'unknown-offer' || data.status === 'out-of-range')
    return <MissingPart {...{ locale, data, address }} />;
  if (data.status !== 'found') return <MissingEntry {...{ locale, data }} kind="brand" />;
  const { brand, coupons, deals, tab, openOffer, failure } = data;
  const now = new Date();
  const { siteUrl } = getSettings();
  if (failure) return <UnavailablePage locale={locale} {...failure} />;
  const view = <BrandView {...{ ...data, locale, now, siteUrl }} />;
  // An open offer's page is the brand's once more (its canonical): the list of offers is left to that one.
  const listed = openOffer ? null : { coupons, deals, tab };
  return (
    <StaticParts>
      <InlineJson data={buildEntryGraph({ locale, name: brand.name, section: 'brands', listed, now })} />
      {view}
    </StaticParts>
  );
}

type MissingPartProps = {
  locale: Locale;
  data: Extract<BrandPageData, { status: 'unknown-offer' | 'out-of-range' }>;
  address: BrandAddress;
};

/** In place of an offer that the brand does not have, or of a page past the end of one of its tabs. */
function MissingPart({ locale, data: { status, brand }, address: { tab = 'coupons' } }: MissingPartProps) {
  const list = getTranslator(locale)(`brand.${tab}Heading`, { brand: brand.name });
  const href = buildTabHref(buildBrandHref(locale, brand.uniqueName), tab, 'coupons');
  return (
    <WithNotFoundStatus>
      {status === 'unknown-offer' ? (
        <UnknownOfferView locale={locale} brand={brand} />
      ) : (
        <OutOfRangeView {...{ locale, list, href }} />
      )}
    </WithNotFoundStatus>
  );
}
