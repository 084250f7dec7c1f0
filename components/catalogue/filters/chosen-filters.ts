import type { Category } from '@/lib/catalogue/types';
import type { Translate } from '@/lib/i18n';
import { formatLetter } from '@/lib/url/list-state';
import type { ListChange, ListState } from '@/lib/url/paths';

/** One choice of a visitor in words, and what dropping it changes. */
export type ChosenFilter = { label: string; change: ListChange };

/** Everything chosen in a list, in the order of its address. */
export function listChosenFilters(state: ListState, categories: Category[], t: Translate): ChosenFilter[] {
  const { text, category, sort } = state;
  const name = categories.find(({ slug }) => slug === category)?.name;
  return [
    ...toFilter(text && t('lists.chosen.text', { text }), { text: undefined }),
    ...toFilter(name, { category: undefined }),
    ...listNarrowingFilters(state, t),
    ...toFilter(sort && t('lists.chosen.sort', { sort: formatSort({ sort }, t) }), { sort: undefined }),
  ];
}

/** What leaves something out of the list beside its text and category. */
export function listNarrowingFilters({ type, ending, letter }: ListState, t: Translate): ChosenFilter[] {
  const beginning = letter && t('lists.chosen.letter', { letter: formatLetter(letter, t) });
  return [
    ...toFilter(type && t(`lists.show.${type}`), { type: undefined }),
    ...toFilter(ending && t(`lists.show.${ending}`), { ending: undefined }),
    ...toFilter(beginning, { letter: undefined }),
  ];
}

function toFilter(label: string | undefined, change: ListChange): ChosenFilter[] {
  return label ? [{ label, change }] : [];
}

/** The name of an order; without one it is the default order, or the best match of a search. */
export function formatSort({ sort, text }: Pick<ListState, 'sort' | 'text'>, t: Translate): string {
  if (sort !== undefined) return t(`lists.sort.${sort}`);
  return t(text ? 'lists.sort.match' : 'lists.sort.featured');
}
