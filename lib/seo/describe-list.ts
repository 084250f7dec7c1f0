import type { Metadata } from 'next';
import type { ListData } from '../catalogue/load-list';
import { DEFAULT_LOCALE, getTranslator, type Locale } from '../i18n';
import { formatLetter } from '../url/format-letter';
import { buildListHref, type ListName, type ListState } from '../url/paths';
import { buildMissingMetadata, buildPageMetadata, buildPageNotFoundMetadata } from './page-metadata';

type ListAddress = ListState & { locale: Locale; list: ListName };

/** The metadata of a page of brands, coupons or deals; isListOfItsOwn tells which ones search engines may list. */
export function describeList(address: ListAddress, data: ListData<unknown>, siteName: string): Metadata {
  const { locale, list, page: number = 1, ...choices } = address;
  const t = getTranslator(locale);
  if (data.status === 'unknown-category') {
    return buildMissingMetadata(t('category.notFound.title'), siteName, t('category.notFound.message'));
  }
  if (data.status !== 'found') {
    return buildPageNotFoundMetadata(locale, siteName);
  }
  const { category, page } = data;
  const key = pickMessages(list, choices);
  const letter = choices.letter === undefined ? '' : formatLetter(choices.letter, t);
  const texts = { site: siteName, total: page.total, category: category?.name ?? '', letter };
  const title = t(`${key}.title`, texts);
  return buildPageMetadata({
    locale,
    siteName,
    title: number > 1 ? t('metadata.listPage', { title, page: number }) : title,
    description: t(`${key}.description`, texts),
    path: buildListHref(DEFAULT_LOCALE, list, { ...choices, page: number }),
    isIndexed: page.total > 0 && isListOfItsOwn(choices),
  });
}

/** The list, its categories and its letters are; the rest shows the same in part or in another order. */
function isListOfItsOwn({ text, category, type, ending, sort, letter }: ListState): boolean {
  if (text || type || ending || sort) return false;
  return category === undefined || letter === undefined;
}

function pickMessages(list: ListName, { category, letter }: ListState) {
  if (letter !== undefined) {
    return category === undefined ? 'metadata.brandsByLetter' : 'metadata.brandsInCategoryByLetter';
  }
  return category === undefined ? (`metadata.${list}` as const) : (`metadata.${list}InCategory` as const);
}
