import type { SearchQuery } from '../source';
import type { SearchResult } from '../types';
import { buildEmptyResult } from '../build-empty-result';
import type { Host } from './host';
import { toWindow } from '../page-window';
import { readSearchResult } from './read/search-result';

/** What the host finds (spec §7); nothing for white space. Throws HostError. */
export async function search(host: Host, searched: SearchQuery): Promise<SearchResult> {
  const { query, type = 'all' } = searched;
  const { page, pageSize } = toWindow(searched);
  const asked = { query, type, page, pageSize };
  if (query.trim() === '') return buildEmptyResult(asked);
  const parameters = { query, type, page, page_size: pageSize };
  return host.get('search', parameters, (body) => readSearchResult(body, asked));
}
