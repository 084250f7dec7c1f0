import type { ReactNode } from 'react';
import type { Category, Page } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildTabHref, type ListName, localizePath } from '@/lib/url/paths';
import { ListPagination } from '../catalogue/list-pagination';
import { EmptyState } from '../ui/empty-state';
import styles from './category.module.scss';

type CategoryPanelProps = {
  locale: Locale;
  category: Category;
  path: string;
  tab: ListName;
  list: Page<unknown>;
  children: ReactNode;
};

const EMPTY_TEXTS = { brands: 'noBrands', coupons: 'noCoupons', deals: 'noDeals' } as const;

/** One tab of a category: its grid with the pages, or why there is none. */
export function CategoryPanel({ locale, category, path, tab, list, children }: CategoryPanelProps) {
  const t = getTranslator(locale);
  if (list.items.length === 0) {
    const texts = EMPTY_TEXTS[tab];
    return (
      <EmptyState
        title={t(`category.${texts}.title`)}
        message={t(`category.${texts}.message`, { category: category.name })}
        action={{ href: localizePath(locale, '/categories'), label: t('category.browseAll') }}
      />
    );
  }
  return (
    <section>
      <h2 className={styles.heading}>{t(`category.headings.${tab}`, { category: category.name })}</h2>
      {children}
      <ListPagination
        locale={locale}
        list={list}
        buildHref={(page) => buildTabHref(path, tab, 'brands', page)}
      />
    </section>
  );
}
