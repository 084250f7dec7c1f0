import { getTranslator, type Locale } from '@/lib/i18n';
import { buildListHref, type ListName, type ListState, localizePath } from '@/lib/url/paths';
import { EmptyState } from '../ui/empty-state';

type ListEmptyStateProps = { locale: Locale; list: ListName; state: ListState };

/** What a list without items says: whether the choice or the catalogue is to blame, and a way on. */
export function ListEmptyState({ locale, list, state }: ListEmptyStateProps) {
  const t = getTranslator(locale);
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
