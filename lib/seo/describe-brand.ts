import type { Metadata } from 'next';
import type { BrandPageData } from '../catalogue/load-brand-page';
import { DEFAULT_LOCALE, getTranslator, type Locale } from '../i18n';
import { buildBrandHref } from '../url/paths';
import { buildMissingMetadata, buildPageMetadata, buildPageNotFoundMetadata } from './page-metadata';

type BrandAddress = { locale: Locale; tab?: 'coupons' | 'deals'; page?: number };

/** The metadata of a brand's page. An open offer gives it its card; its one address stays the brand's. */
export function describeBrand(address: BrandAddress, data: BrandPageData, siteName: string): Metadata {
  const { locale, tab, page = 1 } = address;
  const t = getTranslator(locale);
  if (data.status === 'out-of-range') {
    return buildPageNotFoundMetadata(locale, siteName);
  }
  if (data.status !== 'found') {
    return buildMissingMetadata(t('brand.notFound.title'), siteName, t('brand.notFound.message'));
  }
  const { brand, openOffer } = data;
  const title = t('metadata.brand.title', { brand: brand.name });
  const facts = { brand: brand.name, site: siteName, coupons: brand.totalCoupons, deals: brand.totalDeals };
  const description = t('metadata.brand.description', facts);
  const offer = openOffer && (openOffer.kind === 'coupon' ? openOffer.name : openOffer.title);
  const isLaterPage = tab !== undefined && page > 1;
  const path = buildBrandHref(DEFAULT_LOCALE, brand.uniqueName);
  return buildPageMetadata({
    locale,
    siteName,
    title: offer
      ? t('metadata.brand.offerTitle', { offer, brand: brand.name })
      : isLaterPage
        ? t('metadata.listPage', { title, page })
        : title,
    description: openOffer?.description || description,
    path: isLaterPage ? `${path}?tab=${tab}&page=${page}` : path,
    image: openOffer?.kind === 'deal' ? (openOffer.img ?? undefined) : undefined,
    isIndexed: brand.totalCoupons + brand.totalDeals > 0 || brand.description !== '',
  });
}
