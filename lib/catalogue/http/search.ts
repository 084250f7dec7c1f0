import type { SearchQuery } from '../source';
import type { SearchResult } from '../types';
import { orOnFailure, type Report } from './failures';
import type { Host } from './host';
import { toPaging } from './paging';
import { readSearchResult } from './read/search-result';

/** What the host finds (spec §7); nothing, with total 0, for white space and where the host fails (spec §8). */
export async function search(host: Host, searched: SearchQuery, report: Report): Promise<SearchResult> {
  const { query, type = 'all' } = searched;
  const paging = toPaging(searched);
  const asked = { query, type, ...paging };
  const section = { total: 0, items: [] };
  const nothing: SearchResult = { ...asked, total: 0, brands: section, coupons: section, deals: section };
  if (query.trim() === '') return nothing;
  const parameters = { query, type, page: paging.page, page_size: paging.pageSize };
  const found = host.get('search', parameters, (body) => readSearchResult(body, asked));
  return orOnFailure(found, nothing, report);
}
