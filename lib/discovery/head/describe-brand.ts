import type { Metadata } from 'next';
import type { BrandPageData } from '@/lib/pages';
import type { Brand, Offer } from '@/lib/catalogue';
import { DEFAULT_LOCALE, getMessages, getTranslator, type Locale, type Translate } from '@/lib/i18n';
import { getOfferTitle } from '@/lib/offers/get-offer-title';
import { formatOfferCounts } from '@/lib/offers/format-offer-counts';
import { buildBrandImage, buildOfferImage } from '../social/build-social-image';
import { buildBrandHref, buildOfferHref } from '@/lib/url/paths';
import { fitDescription, fitText, fitTitle } from './fit-text';
import {
  buildEntryMissingMetadata,
  buildMissingMetadata,
  buildOutOfRangeMetadata,
  buildPageMetadata,
  buildUnavailableMetadata,
} from './page-metadata';

/** Of a brand's name beside that of its offer. */
const MAX_BRAND_LENGTH = 30;

type BrandAddress = { locale: Locale; tab?: 'coupons' | 'deals'; page?: number };

/**
 * The metadata of a brand's page. An open offer gives it its card; its one address stays the brand's. The page of a brand
 * without a live offer stays out of search engines (docs/specification.md §2.5.9).
 */
export function describeBrand(
  address: BrandAddress,
  data: BrandPageData,
  siteName: string,
  now: Date,
): Metadata {
  const { locale, tab, page = 1 } = address;
  const t = getTranslator(locale);
  if (data.status === 'moved') return {};
  if (data.status === 'unknown-offer' || data.status === 'out-of-range')
    return describeMissingPart(address, data, siteName);
  if (data.status !== 'found') return buildEntryMissingMetadata('brand', data.status, { locale, siteName });
  if (data.failure) return buildUnavailableMetadata(locale, siteName);
  const { brand, openOffer, hasLiveOffers } = data;
  const description = describeOffers(locale, data, siteName);
  const isLaterPage = tab !== undefined && page > 1;
  const path = buildBrandHref(DEFAULT_LOCALE, brand.uniqueName);
  return buildPageMetadata({
    locale,
    siteName,
    title: fitTitle(brand.name, (fitted) => t('metadata.brand.title', { brand: fitted })),
    description,
    ...(isLaterPage ? { page, tab: t(`brand.tabs.${tab}`) } : {}),
    path: isLaterPage ? `${path}?tab=${tab}&page=${page}` : path,
    image: openOffer
      ? buildOfferImage({ locale, siteName }, openOffer, brand, now)
      : buildBrandImage({ locale, siteName }, brand),
    about: [brand.name],
    feeds: [{ kind: 'brand', uniqueName: brand.uniqueName, name: brand.name }],
    isIndexed: hasLiveOffers,
    ...(openOffer ? describeOffer(openOffer, brand, description, t) : {}),
  });
}

type FoundBrand = Extract<BrandPageData, { status: 'found' }>;

function describeOffers(locale: Locale, { brand, hasLiveOffers }: FoundBrand, site: string): string {
  const t = getTranslator(locale);
  if (!hasLiveOffers) return t('metadata.brand.nothingLive', { brand: brand.name, site });
  const counts = formatOfferCounts(brand, getMessages(locale).common.counts, locale);
  return t('metadata.brand.description', { brand: brand.name, counts, site });
}

type MissingPart = Extract<BrandPageData, { status: 'unknown-offer' | 'out-of-range' }>;

function describeMissingPart(
  { locale, tab = 'coupons' }: BrandAddress,
  { status, brand }: MissingPart,
  siteName: string,
): Metadata {
  const t = getTranslator(locale);
  if (status === 'out-of-range')
    return buildOutOfRangeMetadata(locale, siteName, t(`brand.${tab}Heading`, { brand: brand.name }));
  const title = t('brand.unknownOffer.title', { brand: brand.name });
  const description = t('brand.unknownOffer.message', { brand: brand.name });
  return buildMissingMetadata({ locale, siteName }, { title, description });
}

/** What the card of an open offer says instead; never its code. */
function describeOffer(offer: Offer, brand: Brand, description: string, t: Translate) {
  const brandName = fitText(brand.name, MAX_BRAND_LENGTH);
  return {
    cardPath: buildOfferHref(DEFAULT_LOCALE, brand.uniqueName, offer),
    title: fitTitle(getOfferTitle(offer), (fitted) =>
      t('metadata.brand.offerTitle', { offer: fitted, brand: brandName }),
    ),
    description: fitDescription(offer.description, description),
  };
}
