import { buildEmptyResult } from '@/lib/catalogue/rules';
import type { CatalogueSource, SearchResult } from '@/lib/catalogue';
import { shortenRevalidateIfEmpty } from '@/lib/server/next-seams/shorten-revalidate';
import { countPages } from '@/lib/url/pagination';
import { startPageLoad, type LoadFailure } from './page-load';

export type SearchPageData =
  { status: 'found'; result: SearchResult | null; failure?: LoadFailure } | { status: 'out-of-range' };

/**
 * A page of search results (docs/specification.md §2.11): null without a text. Every section is on the same
 * page. Where the catalogue fails nothing is found (docs/specification.md §8.1).
 */
export async function loadSearchPage(
  source: CatalogueSource,
  text: string,
  page: number,
): Promise<SearchPageData> {
  if (text === '') return { status: 'found', result: null };
  const search = source.search({ query: text, page });
  const { value: result, failure } = await startPageLoad().attempt(search, buildEmptyResult({ query: text }));
  const isBeyond = failure === undefined && page > countSearchPages(result);
  if (!isBeyond) return { status: 'found', result, failure };
  await shortenRevalidateIfEmpty(result);
  return { status: 'out-of-range' };
}

/** How many pages a search has: those of its longest section. */
function countSearchPages({ brands, coupons, deals, pageSize }: SearchResult): number {
  return countPages(Math.max(brands.total, coupons.total, deals.total), pageSize);
}
