import { isCapped } from '@/lib/catalogue/source';
import { Badge } from '@/components/ui/badge';
import { getTranslator, type Locale } from '@/lib/i18n';
import type { OfferFacets } from '@/lib/pages/facets';
import { LIST_CHOICES } from '@/lib/url/path-parts.js';
import { buildChoiceHref, type ListChange, type ListState, type OfferListName } from '@/lib/url/paths';
import { formatSort } from './chosen-filters';
import { FilterGroup, type FilterLink } from './filter-group';
import styles from './filters-and-sorting.module.scss';

type FiltersAndSortingProps = { locale: Locale; list: OfferListName; state: ListState; facets?: OfferFacets };

/** Sort and filters of a list of offers: a row, on phones behind a summary that says how many are chosen. */
export function FiltersAndSorting({ locale, list, state, facets }: FiltersAndSortingProps) {
  const t = getTranslator(locale);
  const count = [state.type, state.ending, state.sort].filter((choice) => choice !== undefined).length;
  return (
    <details className={styles.frame}>
      <summary className={styles.summary}>
        {t('lists.shape.label')}
        {count > 0 && (
          <>
            {' '}
            <Badge tone="action">{t('lists.shape.chosen', { count })}</Badge>
          </>
        )}
      </summary>
      <div className={styles.choices}>
        <SortLinks locale={locale} list={list} state={state} />
        <FilterLinks locale={locale} list={list} state={state} facets={facets} />
      </div>
    </details>
  );
}

type SortLinksProps = { locale: Locale; list: OfferListName; state: ListState };

/** The orders a list of offers can have. */
function SortLinks({ locale, list, state }: SortLinksProps) {
  const t = getTranslator(locale);
  const links = [undefined, ...LIST_CHOICES.sort.values].map((sort) => ({
    label: formatSort({ sort, text: state.text }, t),
    href: buildChoiceHref(locale, list, state, { sort }),
    isCurrent: sort === state.sort,
  }));
  return <FilterGroup label={t('lists.sort.label')} links={links} />;
}

type FilterLinksProps = { locale: Locale; list: OfferListName; state: ListState; facets?: OfferFacets };
type Filter = { label: string; isCurrent: boolean; choose: ListChange; drop: ListChange; count?: number };

/** What a list of offers can be narrowed down to; a choice that is made is undone by its own link. */
function FilterLinks({ locale, list, state, facets }: FilterLinksProps) {
  const t = getTranslator(locale);
  const buildType = (type: 'code' | 'no-code', count?: number): Filter => ({
    label: t(`lists.show.${type}`),
    isCurrent: state.type === type,
    choose: { type },
    drop: { type: undefined },
    count,
  });
  const types = [buildType('code', facets?.code), buildType('no-code', facets?.noCode)];
  const soon: Filter = {
    label: t('lists.show.soon'),
    isCurrent: state.ending === 'soon',
    choose: { ending: 'soon' },
    drop: { ending: undefined },
    count: facets?.endingSoon,
  };
  const formatCount = (count: number) =>
    t(state.text && isCapped(count) ? 'lists.show.atLeast' : 'lists.show.count', { count });
  const toLink = ({ label, isCurrent, choose, drop, count }: Filter): FilterLink => ({
    label,
    isCurrent,
    count: count === undefined ? undefined : formatCount(count),
    href: count === 0 && !isCurrent ? null : buildChoiceHref(locale, list, state, isCurrent ? drop : choose),
  });
  const filters = list === 'coupons' ? [...types, soon] : [soon];
  return <FilterGroup label={t('lists.show.label')} links={filters.map(toLink)} />;
}
