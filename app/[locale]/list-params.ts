import { parseLocale } from '@/lib/i18n';
import { ALL_CATEGORIES } from '@/lib/url/path-parts';
import { parseListState } from '@/lib/url/list-state';
import { parseListName, parsePathChoices, parsePathText } from '@/lib/url/parse-path';
import type { ListAddress } from './list-page';

/** The segments of an internal list path, as Next hands them over. */
export type ListParams = {
  locale: string;
  list: string;
  category: string;
  page: string;
  text?: string;
  choices?: string[];
};

/** What an internal list path stands for; the rewrites only let well-formed segments through. */
export function parseListParams({
  locale,
  category,
  page,
  text,
  choices,
  ...params
}: ListParams): ListAddress {
  const list = parseListName(params.list);
  const state = parseListState(list, {
    ...parsePathChoices(choices),
    q: text === undefined ? undefined : parsePathText(text),
    category: category === ALL_CATEGORIES ? undefined : category,
    page,
  });
  return { locale: parseLocale(locale), list, ...state };
}
