import type { Category } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildChoiceHref, type ListName, type ListState } from '@/lib/url/paths';
import { LinkChips } from '@/components/ui/link-chips';

type CategoryFilterProps = { locale: Locale; list: ListName; categories: Category[]; state: ListState };

/** Links to the list in each category; they keep the other choices and begin at page 1 (spec §4). */
export function CategoryFilter({ locale, list, categories, state }: CategoryFilterProps) {
  const t = getTranslator(locale);
  const buildChip = (label: string, category?: string) => ({
    label,
    href: buildChoiceHref(locale, list, state, { category }),
    isCurrent: category === state.category,
  });
  const chips = [
    buildChip(t('lists.filter.all')),
    ...categories.map(({ name, slug }) => buildChip(name, slug)),
  ];
  return <LinkChips chips={chips} label={t('lists.filter.label')} />;
}
