import { z } from 'zod';
import { apiArticle, apiArticleList, toApiArticle, toApiArticleList } from '@/lib/catalogue/wire';
import { defineGet } from '../endpoint';
import { requireFound } from '../responses';
import { ID, NAME, PAGING, PUBLISHED, SORT } from '../parameters';

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
