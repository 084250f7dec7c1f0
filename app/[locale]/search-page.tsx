import type { Metadata } from 'next';
import { cache } from 'react';
import { WithFailureStatus } from '@/components/layout/with-failure-status';
import { PageNotFoundView } from '@/components/layout/page-not-found-view';
import { WithNotFoundStatus } from '@/components/layout/with-not-found-status';
import { SearchView } from '@/components/search/search-view';
import { getCatalogue } from '@/lib/catalogue';
import { loadSearchPage } from '@/lib/pages';
import { getSettings } from '@/lib/config';
import { DEFAULT_LOCALE, getTranslator, type Locale } from '@/lib/i18n';
import { describeSearch, buildPageMetadata, buildPageNotFoundMetadata } from '@/lib/discovery/head';
import { buildSearchHref } from '@/lib/url/paths';

/** What the addresses of the search page say: shared by both routes that show it. */
export type SearchAddress = { locale: Locale; text: string; page: number };

// Primitive arguments, so that the metadata and the page of one request share one load.
const load = cache((text: string, page: number) => loadSearchPage(getCatalogue(), text, page));

export async function describeSearchPage({ locale, text, page }: SearchAddress): Promise<Metadata> {
  const t = getTranslator(locale);
  const { siteName } = getSettings();
  if ((await load(text, page)).status !== 'found') {
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
  const data = await load(text, page);
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
