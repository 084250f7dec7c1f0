import type { Metadata } from 'next';
import type { BrandPageData } from '@/lib/pages';
import type { Brand, Offer } from '@/lib/catalogue';
import { DEFAULT_LOCALE, getMessages, getTranslator, type Locale, type Translate } from '@/lib/i18n';
import { isExpired } from '@/lib/offers/expiry';
import { getOfferTitle } from '@/lib/offers/get-offer-title';
import { formatOfferCounts } from '@/lib/offers/format-offer-counts';
import { buildBrandImage, buildOfferImage } from '../social/build-social-image';
import { buildBrandHref, buildOfferHref } from '@/lib/url/paths';
import { fitDescription, fitText, fitTitle } from './fit-text';
import { buildEntryMissingMetadata, buildPageMetadata } from './page-metadata';

/** Of a brand's name beside that of its offer. */
const MAX_BRAND_LENGTH = 30;

type BrandAddress = { locale: Locale; tab?: 'coupons' | 'deals'; page?: number };

/**
 * The metadata of a brand's page. An open offer gives it its card; its one address stays the brand's. A page without
 * a live offer, of a brand that nothing is said of, stays out of search engines.
 */
export function describeBrand(
  address: BrandAddress,
  data: BrandPageData,
  siteName: string,
  now: Date,
): Metadata {
  const { locale, tab, page = 1 } = address;
  const t = getTranslator(locale);
  if (data.status !== 'found') return buildEntryMissingMetadata('brand', data.status, { locale, siteName });
  const { brand, openOffer, coupons, deals } = data;
  const counts = formatOfferCounts(brand, getMessages(locale).common.counts, locale);
  const description = t('metadata.brand.description', { brand: brand.name, counts, site: siteName });
  const isLaterPage = tab !== undefined && page > 1;
  const path = buildBrandHref(DEFAULT_LOCALE, brand.uniqueName);
  const offers: Offer[] = [...coupons.items, ...deals.items];
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
    isIndexed: brand.description !== '' || offers.some(({ endDate }) => !isExpired(endDate, now)),
    ...(openOffer ? describeOffer(openOffer, brand, description, t) : {}),
  });
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
