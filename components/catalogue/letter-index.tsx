import { getTranslator, type Locale } from '@/lib/i18n';
import { formatLetter } from '@/lib/url/list-state';
import { LIST_CHOICES } from '@/lib/url/path-parts';
import { buildChoiceHref, type ListState } from '@/lib/url/paths';
import { LinkChips } from '@/components/ui/link-chips';

/** Links to the brands of each letter; they keep the text and the category and begin at page 1. */
export function LetterIndex({ locale, state }: { locale: Locale; state: ListState }) {
  const t = getTranslator(locale);
  const chips = [undefined, ...LIST_CHOICES.letter.values].map((letter) => ({
    label: letter === undefined ? t('lists.letters.all') : formatLetter(letter, t),
    href: buildChoiceHref(locale, 'brands', state, { letter }),
    isCurrent: letter === state.letter,
  }));
  return <LinkChips chips={chips} label={t('lists.letters.label')} size="small" />;
}
