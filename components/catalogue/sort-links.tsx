import { getTranslator, type Locale } from '@/lib/i18n';
import { LIST_CHOICES } from '@/lib/url/path-parts';
import { buildChoiceHref, type ListState, type OfferListName } from '@/lib/url/paths';
import { FilterGroup } from './filter-group';
import { formatSort } from './sort-label';

type SortLinksProps = { locale: Locale; list: OfferListName; state: ListState };

/** The orders a list of offers can have. */
export function SortLinks({ locale, list, state }: SortLinksProps) {
  const t = getTranslator(locale);
  const links = [undefined, ...LIST_CHOICES.sort.values].map((sort) => ({
    label: formatSort({ sort, text: state.text }, t),
    href: buildChoiceHref(locale, list, state, { sort }),
    isCurrent: sort === state.sort,
  }));
  return <FilterGroup label={t('lists.sort.label')} links={links} />;
}
