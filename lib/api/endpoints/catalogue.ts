import { z } from 'zod';
import { listAllCategories } from '@/lib/catalogue/rules';
import {
  apiArticle,
  apiArticleList,
  apiCategoryList,
  apiSearchResult,
  apiStats,
  toApiArticle,
  toApiArticleList,
  toApiCategoryList,
  toApiSearchResult,
  toApiStats,
  toWholePage,
} from '@/lib/catalogue/wire';
import { defineGet } from '../endpoint';
import { ID, NAME, PAGING, PUBLISHED, QUERY, SORT, TYPE } from '../parameters';
import { requireFound } from '../responses';

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

export const listArticles = defineGet({
  id: 'listArticles',
  path: '/articles',
  summary: 'List published articles, newest first',
  parameters: z.object({ ...PAGING, published: PUBLISHED, sort: SORT }),
  response: apiArticleList,
  load: async (source, { page, page_size: pageSize }) =>
    toApiArticleList(await source.listArticles({ page, pageSize })),
});

export const getArticle = defineGet({
  id: 'getArticle',
  path: '/articles/{id}',
  summary: 'Get an article by its id',
  parameters: z.object({ id: ID }),
  response: apiArticle,
  load: async (source, { id }) =>
    toApiArticle(requireFound(await source.getArticle(id), `article with the id ${id}`)),
});

export const getArticleBySlug = defineGet({
  id: 'getArticleBySlug',
  path: '/articles/slug/{slug}',
  summary: 'Get an article by its slug',
  parameters: z.object({ slug: NAME }),
  response: apiArticle,
  load: async (source, { slug }) =>
    toApiArticle(requireFound(await source.getArticleBySlug(slug), `article with the slug "${slug}"`)),
});
