import type { Metadata } from 'next';
import type { ListData } from '../catalogue/load-list';
import { DEFAULT_LOCALE, getTranslator, type Locale } from '../i18n';
import { buildListHref, type ListName, type ListState } from '../url/paths';
import { buildMissingMetadata, buildPageMetadata, buildPageNotFoundMetadata } from './page-metadata';

type ListAddress = ListState & { locale: Locale; list: ListName };

/** The metadata of a page of brands, coupons or deals; searched, empty and missing ones stay out of search engines. */
export function describeList(address: ListAddress, data: ListData<unknown>, siteName: string): Metadata {
  const { locale, list, text, page: number = 1 } = address;
  const t = getTranslator(locale);
  if (data.status === 'unknown-category') {
    return buildMissingMetadata(t('category.notFound.title'), siteName, t('category.notFound.message'));
  }
  if (data.status !== 'found') {
    return buildPageNotFoundMetadata(locale, siteName);
  }
  const { category, page } = data;
  const key = category === null ? (`metadata.${list}` as const) : (`metadata.${list}InCategory` as const);
  const texts = { site: siteName, total: page.total, category: category?.name ?? '' };
  const title = t(`${key}.title`, texts);
  return buildPageMetadata({
    locale,
    siteName,
    title: number > 1 ? t('metadata.listPage', { title, page: number }) : title,
    description: t(`${key}.description`, texts),
    path: buildListHref(DEFAULT_LOCALE, list, { text, category: category?.slug, page: number }),
    isIndexed: !text && page.total > 0,
  });
}
