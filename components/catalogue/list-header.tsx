import type { Category, Page } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { countPages } from '@/lib/pagination/page-window';
import { buildListHref, type ListName, type ListState } from '@/lib/url/paths';
import { isCapped } from '../search/is-capped';
import { SearchForm } from '../ui/search-form';
import { CategoryFilter } from './category-filter';
import styles from './list-header.module.scss';

type ListHeaderProps = {
  locale: Locale;
  list: ListName;
  state: ListState;
  categories: Category[];
  result: Omit<Page<unknown>, 'items'>;
};

/** The head of a list: title, search box, categories, and how many there are. */
export function ListHeader({ locale, list, state, categories, result }: ListHeaderProps) {
  const t = getTranslator(locale);
  const category = categories.find(({ slug }) => slug === state.category);
  const isAtLeast = Boolean(state.text) && isCapped(result.total);
  const count = t(`lists.${list}.${isAtLeast ? 'foundAtLeast' : 'found'}`, { count: result.total });
  const pages = countPages(result.total, result.pageSize);
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <h1 className={styles.title}>
          {category
            ? t(`lists.${list}.titleInCategory`, { category: category.name })
            : t(`lists.${list}.title`)}
        </h1>
        <SearchForm
          action={buildListHref(locale, list)}
          value={state.text}
          label={t(`lists.${list}.searchLabel`)}
          placeholder={t(`lists.${list}.searchPlaceholder`)}
          submitLabel={t('lists.submitSearch')}
          hidden={state.category ? { category: state.category } : undefined}
        />
      </div>
      <CategoryFilter locale={locale} list={list} categories={categories} state={state} />
      <div className={styles.summary}>
        <h2 className={styles.count}>
          {pages > 1 ? t('lists.pageOf', { count, page: result.page, pages }) : count}
        </h2>
        {state.text && (
          <a href={buildListHref(locale, list, { category: state.category })} className={styles.clear}>
            {t('lists.clearSearch')}
          </a>
        )}
      </div>
    </header>
  );
}
