import { z } from 'zod';
import {
  apiCategoryList,
  apiSearchResult,
  apiStats,
  toApiCategoryList,
  toApiSearchResult,
  toApiStats,
  toWholePage,
} from '@/lib/catalogue/wire';
import { listAllCategories } from '@/lib/catalogue/rules';
import { defineGet } from '../endpoint';
import { requireFound } from '../responses';
import { ID, PAGING, QUERY, TYPE } from '../parameters';

export const search = defineGet({
  id: 'search',
  path: '/search',
  summary: 'Search brands, coupons and deals',
  parameters: z.object({ query: QUERY, type: TYPE, ...PAGING }),
  response: apiSearchResult,
  load: async (source, { query, type, page, page_size: pageSize }) =>
    toApiSearchResult(await source.search({ query, type, page, pageSize })),
});

export const getStats = defineGet({
  id: 'getStats',
  path: '/stats',
  summary: 'Count the brands, coupons and deals of the catalogue',
  parameters: z.object({}),
  response: apiStats,
  load: async (source) => toApiStats(await source.getStats()),
});

export const listCategories = defineGet({
  id: 'listCategories',
  path: '/categories',
  summary: 'List categories',
  parameters: z.object(PAGING),
  response: apiCategoryList,
  load: async (source, { page, page_size: pageSize }) =>
    toApiCategoryList(await source.listCategories({ page, pageSize })),
});

export const listRelatedCategories = defineGet({
  id: 'listRelatedCategories',
  path: '/categories/{id}/related',
  summary: 'List categories that share most brands with a category',
  parameters: z.object({ id: ID }),
  response: apiCategoryList,
  load: async (source, { id }) => {
    const categories = await listAllCategories(source);
    requireFound(categories.find((category) => category.id === id) ?? null, `category with the id ${id}`);
    return toApiCategoryList(toWholePage(await source.listRelatedCategories(id)));
  },
});
