import type { Metadata } from 'next';
import { OutOfRangeView } from '@/components/catalogue/entry-not-found-view';
import { UnavailablePage } from '@/components/layout/unavailable-page';
import { WithNotFoundStatus } from '@/components/layout/with-status';
import { SearchView } from '@/components/search-results/search-view';
import { StaticParts } from '@/components/ui/static-parts';
import { getSettings } from '@/lib/config';
import {
  describeSearch,
  buildPageMetadata,
  buildOutOfRangeMetadata,
  buildUnavailableMetadata,
} from '@/lib/discovery/head';
import { DEFAULT_LOCALE, getTranslator, type Locale } from '@/lib/i18n';
import { loadSearchPageOnce } from '@/lib/pages';
import { buildSearchHref } from '@/lib/url/paths';

/** What the addresses of the search page say: shared by both routes that show it. */
export type SearchAddress = { locale: Locale; text: string; page: number };

export async function describeSearchPage({ locale, text, page }: SearchAddress): Promise<Metadata> {
  const t = getTranslator(locale);
  const { siteName } = getSettings();
  const data = await loadSearchPageOnce(text, page);
  if (data.status !== 'found') return buildOutOfRangeMetadata(locale, siteName, formatHeadline(locale, text));
  if (data.failure) return buildUnavailableMetadata(locale, siteName);
  return buildPageMetadata({
    locale,
    siteName,
    ...describeSearch(text, siteName, t),
    page,
    path: buildSearchHref(DEFAULT_LOCALE, text, page),
    feeds: [text === '' ? { kind: 'offers' } : { kind: 'search', text }],
    // Also nofollow (docs/specification.md §2.2.9): what a search finds is listed elsewhere.
    isPrivate: true,
  });
}

export async function SearchPage({ locale, text, page }: SearchAddress) {
  const data = await loadSearchPageOnce(text, page);
  if (data.status === 'found') {
    const { result, failure } = data;
    if (failure) return <UnavailablePage locale={locale} {...failure} />;
    return (
      <StaticParts>
        <SearchView {...{ locale, text, page, result }} now={new Date()} />
      </StaticParts>
    );
  }
  return (
    <WithNotFoundStatus>
      <OutOfRangeView
        {...{ locale, list: formatHeadline(locale, text), href: buildSearchHref(locale, text) }}
      />
    </WithNotFoundStatus>
  );
}

function formatHeadline(locale: Locale, query: string): string {
  return getTranslator(locale)('search.headline', { query });
}
