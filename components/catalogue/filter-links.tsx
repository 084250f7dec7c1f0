import type { OfferFacets } from '@/lib/pages/load-facets';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildChoiceHref, type ListChange, type ListState, type OfferListName } from '@/lib/url/paths';
import { isCapped } from '@/components/search/is-capped';
import { FilterGroup, type FilterLink } from './filter-group';

type FilterLinksProps = { locale: Locale; list: OfferListName; state: ListState; facets?: OfferFacets };
type Filter = { label: string; isCurrent: boolean; choose: ListChange; drop: ListChange; count?: number };

/** What a list of offers can be narrowed down to; a choice that is made is undone by its own link. */
export function FilterLinks({ locale, list, state, facets }: FilterLinksProps) {
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
