import type { Translate } from '@/lib/i18n';
import { parseCategorySlug, parseChoice, parsePageNumber, parseText, type RawQuery } from './parse-query';
import { LIST_CHOICES } from './path-parts.js';
import type { ListName, ListState } from './paths';

/**
 * Takes the parameters of a list's address and returns what they say; unknown values, and those the list has no use
 * for, count as none. Reads what buildListHref writes.
 */
export function parseListState(list: ListName, query: RawQuery): ListState {
  return {
    text: parseText(query.q) || undefined,
    category: parseCategorySlug(query.category),
    type: parseListChoice(list, LIST_CHOICES.type, query.type),
    ending: parseListChoice(list, LIST_CHOICES.ending, query.ending),
    sort: parseListChoice(list, LIST_CHOICES.sort, query.sort),
    letter: parseListChoice(list, LIST_CHOICES.letter, query.letter),
    page: parsePageNumber(query.page),
  };
}

type ListChoice<T extends string> = { lists: readonly ListName[]; values: readonly T[] };

function parseListChoice<T extends string>(
  list: ListName,
  { lists, values }: ListChoice<T>,
  value: RawQuery[string],
): T | undefined {
  return lists.includes(list) ? parseChoice(values, value) : undefined;
}

/** Whether a list is shown whole and in its default order, on whichever page (docs/specification.md §5.6). */
export function isWholeList({ text, category, type, ending, sort, letter }: ListState): boolean {
  return [text, category, type, ending, sort, letter].every((choice) => choice === undefined);
}

/** Takes the letter of a brand list ('a' to 'z', or '0' for any other beginning) and returns it as it is shown. */
export function formatLetter(letter: string, t: Translate): string {
  return t('lists.letters.name', { letter: letter.toUpperCase() });
}

type ListTitleParts = { list: ListName; category: string | undefined; letter: string | undefined };

/** The heading of a list: what it holds, of which category, and from which letter. */
export function formatListTitle({ list, category, letter }: ListTitleParts, t: Translate): string {
  if (letter !== undefined) {
    const name = formatLetter(letter, t);
    return category === undefined
      ? t('lists.brands.titleByLetter', { letter: name })
      : t('lists.brands.titleInCategoryByLetter', { category, letter: name });
  }
  return category === undefined ? t(`lists.${list}.title`) : t(`lists.${list}.titleInCategory`, { category });
}
