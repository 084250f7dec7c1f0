import { z } from 'zod';
import { apiSearchResult, toApiSearchResult } from '@/lib/catalogue/wire/search-result';
import { defineGet } from '../endpoint';
import { PAGING, QUERY, TYPE } from '../parameters';

export const search = defineGet({
  id: 'search',
  path: '/search',
  summary: 'Search brands, coupons and deals',
  parameters: z.object({ query: QUERY, type: TYPE, ...PAGING }),
  answer: apiSearchResult,
  load: async (source, { query, type, page, page_size: pageSize }) =>
    toApiSearchResult(await source.search({ query, type, page, pageSize })),
});
