import type { Metadata } from 'next';
import { PageNotFoundView } from '@/components/layout/not-found-view';
import { WithFailureStatus, WithNotFoundStatus } from '@/components/layout/with-status';
import { SearchView } from '@/components/search-results/search-view';
import { getSettings } from '@/lib/config';
import { describeSearch, buildPageMetadata, buildPageNotFoundMetadata } from '@/lib/discovery/head';
import { DEFAULT_LOCALE, getTranslator, type Locale } from '@/lib/i18n';
import { loadSearchPageOnce } from '@/lib/pages';
import { buildSearchHref } from '@/lib/url/paths';

/** What the addresses of the search page say: shared by both routes that show it. */
export type SearchAddress = { locale: Locale; text: string; page: number };

export async function describeSearchPage({ locale, text, page }: SearchAddress): Promise<Metadata> {
  const t = getTranslator(locale);
  const { siteName } = getSettings();
  if ((await loadSearchPageOnce(text, page)).status !== 'found') {
    return buildPageNotFoundMetadata(locale, siteName);
  }
  return buildPageMetadata({
    locale,
    siteName,
    ...describeSearch(text, siteName, t),
    page,
    path: buildSearchHref(DEFAULT_LOCALE, text, page),
    feeds: [text === '' ? { kind: 'offers' } : { kind: 'search', text }],
    isIndexed: false,
  });
}

export async function SearchPage({ locale, text, page }: SearchAddress) {
  const data = await loadSearchPageOnce(text, page);
  if (data.status === 'found') {
    const { result, failure } = data;
    const view = <SearchView {...{ locale, text, page, result }} now={new Date()} />;
    return failure ? <WithFailureStatus {...failure}>{view}</WithFailureStatus> : view;
  }
  return (
    <WithNotFoundStatus>
      <PageNotFoundView locale={locale} />
    </WithNotFoundStatus>
  );
}
