import type { Metadata } from 'next';
import { parseLocale } from '@/lib/i18n';
import { parseSearchQuery, type RawQuery } from '@/lib/url/parse-query';
import { describeSearchPage, SearchPage, type SearchAddress } from '../search-page';

// Without a text, or with one that no path can carry (lib/url/rewrites.js): rendered per request.
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<RawQuery> };

export async function generateMetadata(props: Props): Promise<Metadata> {
  return describeSearchPage(await parseAddress(props));
}

export default async function SearchRoute(props: Props) {
  return <SearchPage {...await parseAddress(props)} />;
}

async function parseAddress({ params, searchParams }: Props): Promise<SearchAddress> {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  return { locale: parseLocale(locale), ...parseSearchQuery(query) };
}
