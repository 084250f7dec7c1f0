import type { Locale } from '@/lib/i18n/locales';
import type { PaginationLabels } from '@/components/ui/pagination';

/** The texts of a pagination (common.json), handed to the browser as they are; {page} and {pages} are filled in there. */
export type PaginationTexts = {
  navigation: string;
  previous: string;
  next: string;
  page: string;
  status: string;
};

/** Those texts as the primitive takes them. */
export function toPaginationLabels(texts: PaginationTexts): PaginationLabels {
  return {
    navigation: texts.navigation,
    previous: texts.previous,
    next: texts.next,
    // As the link shows it, without separators: the name holds the visible text (WCAG 2.2, 2.5.3).
    page: (page) => texts.page.replace('{page}', String(page)),
  };
}

/** Which page is shown, for those who cannot see it: "Page 2 of 7". */
export function formatPageStatus(
  texts: PaginationTexts,
  page: number,
  pageCount: number,
  locale: Locale,
): string {
  return fillIn(fillIn(texts.status, 'page', page, locale), 'pages', pageCount, locale);
}

function fillIn(text: string, name: string, value: number, locale: Locale): string {
  return text.replace(`{${name}}`, () => value.toLocaleString(locale));
}
