import { getTranslator, type Locale } from '@/lib/i18n';
import type { Page } from '@/lib/catalogue/types';
import { countPages } from '@/lib/pagination/page-window';
import { Pagination } from '../ui/pagination';

type ListPaginationProps = {
  locale: Locale;
  list: Omit<Page<unknown>, 'items'>;
  buildHref: (page: number) => string;
};

/** The pagination of a list, in the language of the page. */
export function ListPagination({ locale, list, buildHref }: ListPaginationProps) {
  const t = getTranslator(locale);
  const labels = {
    navigation: t('common.pagination.navigation'),
    previous: t('common.pagination.previous'),
    next: t('common.pagination.next'),
    page: (page: number) => t('common.pagination.page', { page }),
  };
  return (
    <Pagination
      current={list.page}
      pageCount={countPages(list.total, list.pageSize)}
      buildHref={buildHref}
      labels={labels}
    />
  );
}
