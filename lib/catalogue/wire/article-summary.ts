import { z } from 'zod';
import type { ArticleSummary, Page } from '../types';
import { apiBrand } from './brand';
import { apiPaging, toApiPaging } from './paging';

/** What an article in a list and an article of its own share. */
export const apiArticleFields = z.object({
  id: z.int().positive(),
  slug: z.string().describe('Its part of the address /blog/{slug}'),
  title: z.string(),
  description: z.string(),
  featured_image: z.string().nullable(),
  featured: z.boolean(),
  published_at: z.string().nullable().describe('An instant, ISO 8601'),
  created_at: z.string().describe('An instant, ISO 8601'),
  updated_at: z.string().describe('An instant, ISO 8601'),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  category: z.object({ name: z.string(), slug: z.string() }).nullable(),
});

export const apiArticleSummary = z
  .object({
    ...apiArticleFields.shape,
    brand: apiBrand.pick({ name: true, unique_name: true, logo: true }).nullable(),
  })
  .describe('An article as it stands in a list, without its text');

export const apiArticleList = z
  .object({ article_list: z.array(apiArticleSummary), ...apiPaging.shape })
  .describe('A page of articles');

export type ApiArticleFields = z.infer<typeof apiArticleFields>;
type ApiArticleSummary = z.infer<typeof apiArticleSummary>;
export type ApiArticleList = z.infer<typeof apiArticleList>;

/** The fields that every form of an article has, as they go over the wire (spec §3). */
export function toApiArticleFields(article: Omit<ArticleSummary, 'brand'>): ApiArticleFields {
  return {
    id: article.id,
    slug: article.slug,
    title: article.title,
    description: article.description,
    featured_image: article.featuredImage,
    featured: article.featured,
    published_at: article.publishedAt,
    created_at: article.createdAt,
    updated_at: article.updatedAt,
    meta_title: article.metaTitle,
    meta_description: article.metaDescription,
    category: article.category && { name: article.category.name, slug: article.category.slug },
  };
}

function toApiArticleSummary(article: ArticleSummary): ApiArticleSummary {
  const { brand } = article;
  return {
    ...toApiArticleFields(article),
    brand: brand && { name: brand.name, unique_name: brand.uniqueName, logo: brand.logo },
  };
}

/** A page of articles as it goes over the wire (spec §3). */
export function toApiArticleList(page: Page<ArticleSummary>): ApiArticleList {
  return { article_list: page.items.map(toApiArticleSummary), ...toApiPaging(page) };
}
