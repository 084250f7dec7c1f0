import { DEFAULT_PAGE_SIZE, type SearchQuery } from '../source';
import type { SearchResult } from '../types';

/** A search that found nothing: for white space, and for a page whose catalogue fails (docs/specification.md §8.1). */
export function buildEmptyResult({
  query,
  type = 'all',
  page = 1,
  pageSize = DEFAULT_PAGE_SIZE,
}: SearchQuery): SearchResult {
  const section = { total: 0, items: [] };
  return { query, type, page, pageSize, total: 0, brands: section, coupons: section, deals: section };
}
