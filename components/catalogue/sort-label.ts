import type { Translate } from '@/lib/i18n';
import type { ListState } from '@/lib/url/paths';

/** The name of an order; without one it is the house order, or the best match of a search. */
export function formatSort({ sort, text }: Pick<ListState, 'sort' | 'text'>, t: Translate): string {
  if (sort !== undefined) return t(`lists.sort.${sort}`);
  return t(text ? 'lists.sort.match' : 'lists.sort.featured');
}
