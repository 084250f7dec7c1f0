import { z } from 'zod';
import { apiArticle, toApiArticle } from '@/lib/catalogue/wire/article';
import { apiArticleList, toApiArticleList } from '@/lib/catalogue/wire/article-summary';
import { defineGet } from '../endpoint';
import { ID, NAME, PAGING, PUBLISHED, SORT } from '../parameters';

export const listArticles = defineGet({
  id: 'listArticles',
  path: '/articles',
  summary: 'List published articles, newest first',
  parameters: z.object({ ...PAGING, published: PUBLISHED, sort: SORT }),
  answer: apiArticleList,
  load: async (source, { page, page_size: pageSize }) =>
    toApiArticleList(await source.listArticles({ page, pageSize })),
});

export const getArticle = defineGet({
  id: 'getArticle',
  path: '/articles/{id}',
  summary: 'Get an article by its id',
  parameters: z.object({ id: ID }),
  answer: apiArticle,
  load: async (source, { id }) => {
    const article = await source.getArticle(id);
    return article && toApiArticle(article);
  },
  missing: ({ id }) => `article with the id ${id}`,
});

export const getArticleBySlug = defineGet({
  id: 'getArticleBySlug',
  path: '/articles/slug/{slug}',
  summary: 'Get an article by its slug',
  parameters: z.object({ slug: NAME }),
  answer: apiArticle,
  load: async (source, { slug }) => {
    const article = await source.getArticleBySlug(slug);
    return article && toApiArticle(article);
  },
  missing: ({ slug }) => `article with the slug "${slug}"`,
});
