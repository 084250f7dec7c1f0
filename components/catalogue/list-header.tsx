import { isCapped } from '@/lib/catalogue/source';
import type { ReactNode } from 'react';
import { SearchBox } from '@/components/search/search-box';
import { LinkChips } from '@/components/ui/link-chips';
import type { Category, Page } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { formatListTitle } from '@/lib/url/list-state';
import { countPages } from '@/lib/url/pagination';
import {
  buildChoiceHref,
  buildListFormValues,
  buildListHref,
  type ListName,
  type ListState,
} from '@/lib/url/paths';
import { FilterChips } from './filters/filter-chips';
import styles from './list-header.module.scss';

type ListHeaderProps = {
  locale: Locale;
  list: ListName;
  state: ListState;
  categories: Category[];
  result: Omit<Page<unknown>, 'items'>;
  /** Further ways to shape this list, below the categories. */
  children: ReactNode;
};

/** The head of a list: title, search box, what it can be shaped by, what is chosen, and how many there are. */
export function ListHeader({ locale, list, state, categories, result, children }: ListHeaderProps) {
  const t = getTranslator(locale);
  const category = categories.find(({ slug }) => slug === state.category)?.name;
  const isAtLeast = Boolean(state.text) && isCapped(result.total);
  const count = t(`lists.${list}.${isAtLeast ? 'foundAtLeast' : 'found'}`, { count: result.total });
  const pages = countPages(result.total, result.pageSize);
  return (
    <header className={styles.header}>
      <div className={styles.top} data-list-search>
        <h1 className={styles.title}>{formatListTitle({ list, category, letter: state.letter }, t)}</h1>
        <SearchBox
          locale={locale}
          action={buildListHref(locale, list)}
          value={state.text}
          label={t(`lists.${list}.searchLabel`)}
          placeholder={t(`lists.${list}.searchLabel`)}
          submitLabel={t('lists.submitSearch')}
          hidden={buildListFormValues(state)}
        />
      </div>
      <CategoryFilter locale={locale} list={list} categories={categories} state={state} />
      {children}
      <div className={styles.summary}>
        <h2 className={styles.count}>
          {pages > 1 ? t('lists.pageOf', { count, page: result.page, pages }) : count}
        </h2>
        <FilterChips locale={locale} list={list} state={state} categories={categories} />
      </div>
    </header>
  );
}

type CategoryFilterProps = { locale: Locale; list: ListName; categories: Category[]; state: ListState };

/** Links to the list in each category; they keep the other choices and begin at page 1 (docs/specification.md §4.1). */
function CategoryFilter({ locale, list, categories, state }: CategoryFilterProps) {
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
