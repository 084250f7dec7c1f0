import { parseLocale } from '@/lib/i18n';
import { parseListName, parsePathText } from '@/lib/url/parse-path';
import { parsePageNumber } from '@/lib/url/parse-query';
import { ALL_CATEGORIES } from '@/lib/url/rewrites';
import type { ListAddress } from './list-page';

/** The segments of an internal list path, as Next hands them over. */
export type ListParams = { locale: string; list: string; category: string; page: string; text?: string };

/** What an internal list path stands for; the rewrites only let well-formed segments through. */
export function parseListParams({ locale, list, category, page, text }: ListParams): ListAddress {
  return {
    locale: parseLocale(locale),
    list: parseListName(list),
    category: category === ALL_CATEGORIES ? undefined : category,
    page: parsePageNumber(page),
    text: text === undefined ? undefined : parsePathText(text),
  };
}
