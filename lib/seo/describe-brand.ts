import type { Metadata } from 'next';
import type { BrandPageData } from '../catalogue/load-brand-page';
import type { Brand, Offer } from '../catalogue/types';
import { DEFAULT_LOCALE, getTranslator, type Locale, type Translate } from '../i18n';
import { isExpired } from '../offers/expiry';
import { buildBrandImage, buildOfferImage } from '../social/build-social-image';
import { buildBrandHref } from '../url/paths';
import { fitDescription, fitTitle } from './fit-text';
import { buildMissingMetadata, buildPageMetadata, buildPageNotFoundMetadata } from './page-metadata';

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
  if (data.status === 'out-of-range') {
    return buildPageNotFoundMetadata(locale, siteName);
  }
  if (data.status !== 'found') {
    const reason = data.status === 'invalid' ? 'invalid' : 'notFound';
    return buildMissingMetadata(t(`brand.${reason}.title`), siteName, t(`brand.${reason}.message`));
  }
  const { brand, openOffer, coupons, deals } = data;
  const facts = { brand: brand.name, site: siteName, coupons: brand.totalCoupons, deals: brand.totalDeals };
  const description = t('metadata.brand.description', facts);
  const isLaterPage = tab !== undefined && page > 1;
  const path = buildBrandHref(DEFAULT_LOCALE, brand.uniqueName);
  const offers: Offer[] = [...coupons.items, ...deals.items];
  return buildPageMetadata({
    locale,
    siteName,
    title: t('metadata.brand.title', { brand: brand.name }),
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
  const name = offer.kind === 'coupon' ? offer.name : offer.title;
  return {
    title: fitTitle(name, (fitted) => t('metadata.brand.offerTitle', { offer: fitted, brand: brand.name })),
    description: fitDescription(offer.description, description),
  };
}
