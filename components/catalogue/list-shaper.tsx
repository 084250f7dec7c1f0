import type { OfferFacets } from '@/lib/pages/load-facets';
import { getTranslator, type Locale } from '@/lib/i18n';
import type { ListState, OfferListName } from '@/lib/url/paths';
import { Badge } from '@/components/ui/badge';
import { FilterLinks } from './filter-links';
import styles from './list-shaper.module.scss';
import { SortLinks } from './sort-links';

type ListShaperProps = { locale: Locale; list: OfferListName; state: ListState; facets?: OfferFacets };

/** Sort and filters of a list of offers: a row, on phones behind a summary that says how many are chosen. */
export function ListShaper({ locale, list, state, facets }: ListShaperProps) {
  const t = getTranslator(locale);
  const count = [state.type, state.ending, state.sort].filter((choice) => choice !== undefined).length;
  return (
    <details className={styles.shaper}>
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
