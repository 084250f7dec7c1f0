import type { Metadata } from 'next';
import type { CategoryPageData } from '../catalogue/load-category-page';
import { DEFAULT_LOCALE, getTranslator, type Locale } from '../i18n';
import { buildCategoryHref, type ListName } from '../url/paths';
import { buildMissingMetadata, buildPageMetadata, buildPageNotFoundMetadata } from './page-metadata';

type CategoryAddress = { locale: Locale; tab?: ListName; page?: number };

/** The metadata of a category's page; an empty category stays out of search engines. */
export function describeCategory(
  address: CategoryAddress,
  data: CategoryPageData,
  siteName: string,
): Metadata {
  const { locale, tab, page = 1 } = address;
  const t = getTranslator(locale);
  if (data.status === 'out-of-range') {
    return buildPageNotFoundMetadata(locale, siteName);
  }
  if (data.status !== 'found') {
    return buildMissingMetadata(t('category.notFound.title'), siteName, t('category.notFound.message'));
  }
  const totals = { brands: data.brands.total, coupons: data.coupons.total, deals: data.deals.total };
  const texts = { category: data.category.name, site: siteName, ...totals };
  const title = t('metadata.category.title', texts);
  const isLaterPage = tab !== undefined && page > 1;
  const path = buildCategoryHref(DEFAULT_LOCALE, data.category.slug);
  return buildPageMetadata({
    locale,
    siteName,
    title: isLaterPage ? t('metadata.listPage', { title, page }) : title,
    description: t('metadata.category.description', texts),
    path: isLaterPage ? `${path}?tab=${tab}&page=${page}` : path,
    isIndexed: totals.brands + totals.coupons + totals.deals > 0,
  });
}
