import type { Metadata } from 'next';
import type { CategoryPageData } from '@/lib/pages';
import { DEFAULT_LOCALE, getTranslator, type Locale } from '@/lib/i18n';
import { buildCategoryImage } from '../social/build-social-image';
import { buildCategoryHref, type ListName } from '@/lib/url/paths';
import {
  buildEntryMissingMetadata,
  buildOutOfRangeMetadata,
  buildPageMetadata,
  buildUnavailableMetadata,
} from './page-metadata';

type CategoryAddress = { locale: Locale; tab?: ListName; page?: number };

/** The metadata of a category's page; an empty category stays out of search engines. */
export function describeCategory(
  address: CategoryAddress,
  data: CategoryPageData,
  siteName: string,
): Metadata {
  const { locale, tab, page = 1 } = address;
  const t = getTranslator(locale);
  if (data.status === 'moved') return {};
  if (data.status === 'out-of-range') {
    const list = t(`category.headings.${tab ?? 'brands'}`, { category: data.category.name });
    return buildOutOfRangeMetadata(locale, siteName, list);
  }
  if (data.status !== 'found')
    return buildEntryMissingMetadata('category', data.status, { locale, siteName });
  if (data.failure) return buildUnavailableMetadata(locale, siteName);
  const { category } = data;
  const totals = { brands: data.brands.total, coupons: data.coupons.total, deals: data.deals.total };
  const texts = { category: category.name, site: siteName, ...totals };
  const isWhole = data.failedTabs.length === 0;
  const isLaterPage = tab !== undefined && page > 1;
  const path = buildCategoryHref(DEFAULT_LOCALE, category.slug);
  return buildPageMetadata({
    locale,
    siteName,
    title: t('metadata.category.title', texts),
    // A tab that failed has no total.
    description: t(isWhole ? 'metadata.category.description' : 'metadata.category.plainDescription', texts),
    ...(isLaterPage ? { page, tab: t(`category.tabs.${tab}`) } : {}),
    path: isLaterPage ? `${path}?tab=${tab}&page=${page}` : path,
    image: isWhole ? buildCategoryImage({ locale, siteName }, category, totals) : undefined,
    about: [category.name],
    feeds: [{ kind: 'category', slug: category.slug, name: category.name }],
    // Its later pages are those of the lists (/deals?category=travel&page=2), which search engines have already.
    isIndexed: !isLaterPage && totals.brands + totals.coupons + totals.deals > 0,
  });
}
