import type { Translate } from '@/lib/i18n';
import { formatLetter } from '@/lib/url/list-state';
import type { ListName } from '@/lib/url/paths';

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
