import { countPages } from '../pagination/page-window';
import type { CatalogueSource } from './source';
import type { SearchResult } from './types';

export type SearchPageData = { status: 'found'; result: SearchResult | null } | { status: 'out-of-range' };

/** A page of search results (spec §2, "Search"): null without a text. Every section is on the same page. */
export async function loadSearchPage(
  source: CatalogueSource,
  text: string,
  page: number,
): Promise<SearchPageData> {
  if (text === '') return { status: 'found', result: null };
  const result = await source.search({ query: text, page });
  return page > countSearchPages(result) ? { status: 'out-of-range' } : { status: 'found', result };
}

/** How many pages a search has: those of its longest section. */
function countSearchPages({ brands, coupons, deals, pageSize }: SearchResult): number {
  return countPages(Math.max(brands.total, coupons.total, deals.total), pageSize);
}
