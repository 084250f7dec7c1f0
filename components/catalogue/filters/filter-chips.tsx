import { Icon } from '@/components/ui/icon';
import type { Category } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildChoiceHref, buildListHref, type ListName, type ListState } from '@/lib/url/paths';
import { listChosenFilters } from './chosen-filters';
import styles from './filter-chips.module.scss';

type FilterChipsProps = { locale: Locale; list: ListName; state: ListState; categories: Category[] };

/** What a visitor has chosen, each with a link that drops it; nothing where nothing is chosen. */
export function FilterChips({ locale, list, state, categories }: FilterChipsProps) {
  const t = getTranslator(locale);
  const chosen = listChosenFilters(state, categories, t);
  if (chosen.length === 0) return null;
  return (
    <ul role="list" aria-label={t('lists.chosen.label')} className={styles.chips}>
      {chosen.map(({ label, change }) => (
        <li key={label} className={styles.item}>
          <a
            href={buildChoiceHref(locale, list, state, change)}
            aria-label={t('lists.chosen.remove', { choice: label })}
            className={styles.chip}
          >
            <span className={styles.label}>{label}</span>
            <Icon name="close" className={styles.cross} />
          </a>
        </li>
      ))}
      <li>
        <a href={buildListHref(locale, list)} className={styles.clear}>
          {t('lists.chosen.clearAll')}
        </a>
      </li>
    </ul>
  );
}
