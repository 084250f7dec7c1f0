import type { Category } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildListHref, type ListName, type ListState } from '@/lib/url/paths';
import styles from './category-filter.module.scss';

type CategoryFilterProps = { locale: Locale; list: ListName; categories: Category[]; state: ListState };

/** Links to the list in each category; they keep the search text and begin at page 1 (spec §4). */
export function CategoryFilter({ locale, list, categories, state }: CategoryFilterProps) {
  const t = getTranslator(locale);
  const choices = [
    { slug: undefined, name: t('lists.filter.all') },
    ...categories.map(({ slug, name }) => ({ slug, name })),
  ];
  return (
    <nav aria-label={t('lists.filter.label')} className={styles.filter}>
      <ul role="list" className={styles.list}>
        {choices.map(({ slug, name }) => (
          <li key={slug ?? ''} className={styles.item}>
            <a
              href={buildListHref(locale, list, { text: state.text, category: slug })}
              aria-current={slug === state.category ? 'true' : undefined}
              className={styles.link}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
