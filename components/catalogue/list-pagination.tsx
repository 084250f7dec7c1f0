import { getMessages, type Locale } from '@/lib/i18n';
import type { Page } from '@/lib/catalogue/types';
import { countPages } from '@/lib/url/pagination';
import { Pagination } from '@/components/ui/pagination';
import { toPaginationLabels } from './pagination-texts';

type ListPaginationProps = {
  locale: Locale;
  list: Omit<Page<unknown>, 'items'>;
  buildHref: (page: number) => string;
};

/** The pagination of a list, in the language of the page. */
export function ListPagination({ locale, list, buildHref }: ListPaginationProps) {
  return (
    <Pagination
      current={list.page}
      pageCount={countPages(list.total, list.pageSize)}
      buildHref={buildHref}
      labels={toPaginationLabels(getMessages(locale).common.pagination)}
    />
  );
}
