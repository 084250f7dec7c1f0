import { EmptyState } from '@/components/ui/empty-state';
import { getTranslator, type Locale } from '@/lib/i18n';
import {
  buildChoiceHref,
  buildListHref,
  type ListChange,
  type ListName,
  type ListState,
  localizePath,
} from '@/lib/url/paths';
import { listNarrowingFilters, type ChosenFilter } from './filters/chosen-filters';

type ListEmptyStateProps = { locale: Locale; list: ListName; state: ListState };

/** What a list without items says: whether a filter, the search or the catalogue is to blame, and a way on. */
export function ListEmptyState({ locale, list, state }: ListEmptyStateProps) {
  const t = getTranslator(locale);
  const filters = listNarrowingFilters(state, t);
  if (filters.length > 0) return <FilteredEmptyState {...{ locale, list, state, filters }} />;
  if (state.text || state.category) {
    return (
      <EmptyState
        level={3}
        title={t(`lists.${list}.noResultsTitle`)}
        message={t(`lists.${list}.noResultsMessage`)}
        action={{ href: buildListHref(locale, list), label: t(`lists.${list}.showAll`) }}
      />
    );
  }
  return (
    <EmptyState
      level={3}
      title={t(`lists.${list}.emptyTitle`)}
      message={t(`lists.${list}.emptyMessage`)}
      action={{ href: localizePath(locale, '/categories'), label: t('lists.browseCategories') }}
    />
  );
}

type FilteredEmptyStateProps = ListEmptyStateProps & { filters: ChosenFilter[] };

function FilteredEmptyState({ locale, list, state, filters }: FilteredEmptyStateProps) {
  const t = getTranslator(locale);
  const count = filters.length;
  const quoted = filters.map(({ label }) => t('lists.nothingLeft.quoted', { choice: label }));
  const choices = new Intl.ListFormat(locale, { type: 'conjunction' }).format(quoted);
  const change = filters.reduce<ListChange>((all, filter) => ({ ...all, ...filter.change }), {});
  return (
    <EmptyState
      level={3}
      title={t(`lists.${list}.noResultsTitle`)}
      message={t('lists.nothingLeft.message', { choices, count })}
      action={{
        href: buildChoiceHref(locale, list, state, change),
        label: t('lists.nothingLeft.action', { count }),
      }}
    />
  );
}
