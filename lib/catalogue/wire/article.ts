import { z } from 'zod';
import type { Article, ArticleSummary, Brand, Page } from '../types';
import { apiBrand, hostBrand } from './brand';
import { encode } from './encode';
import {
  contentOrEmpty,
  flag,
  id,
  optionalDate,
  optionalKey,
  optionalListOf,
  optionalPicture,
  optionalProse,
  optionalText,
  proseOrEmpty,
  requiredKey,
  requiredText,
} from './fields';
import { toCamelNames } from './names';
import { apiCoupon, apiDeal, hostCoupon, hostDeal, UNKNOWN_INSTANT } from './offer';
import { apiPaging, pickPaging } from './page';

/** What an article in a list and an article of its own share. */
const ARTICLE_FIELDS = {
  id,
  slug: requiredKey.describe('Its part of the address /blog/{slug}'),
  title: requiredText,
  description: proseOrEmpty,
  featured_image: optionalPicture,
  featured: flag,
  published_at: optionalDate.describe('An instant, ISO 8601'),
  created_at: z.string().describe('An instant, ISO 8601'),
  updated_at: z.string().describe('An instant, ISO 8601'),
  meta_title: optionalText,
  meta_description: optionalProse,
  category: z.object({ name: requiredText, slug: requiredKey }).nullable(),
};

const brandOfSummary = apiBrand.pick({ name: true, unique_name: true, logo: true });

export const apiArticleSummary = z
  .object({ ...ARTICLE_FIELDS, brand: brandOfSummary.nullable() })
  .describe('An article as it stands in a list, without its text');

export const apiArticle = z
  .object({
    ...ARTICLE_FIELDS,
    content: contentOrEmpty.describe('The text, in Markdown'),
    brand: apiBrand.nullable(),
    coupons: z.array(apiCoupon).describe('Related coupons, in the order of the editor'),
    deals: z.array(apiDeal).describe('Related deals, in the order of the editor'),
  })
  .describe('An article with its text, brand and offers');

export const apiArticleList = z
  .object({ article_list: z.array(apiArticleSummary), ...apiPaging.shape })
  .describe('A page of articles');

export type ApiArticle = z.infer<typeof apiArticle>;
export type ApiArticleList = z.infer<typeof apiArticleList>;

// docs/specification.md §3.5 gives an article's category only a name, and its brand no id: what is missing is looked up
// later.
type NamedCategory = { name: string; slug: string | null } | null;
export type HostArticleSummary = Omit<ArticleSummary, 'category'> & { category: NamedCategory };
export type HostArticle = Omit<Article, 'category' | 'brand'> & {
  category: NamedCategory;
  /** Its unique name where it came without an id. */
  brand: Brand | string | null;
};

/** What other hosts may leave out of an article. */
const LOOSE_FIELDS = {
  created_at: optionalDate,
  updated_at: optionalDate,
  category: z.object({ name: requiredText, slug: optionalKey }).nullable().catch(null),
};

/** An article of a list as any host may send it (docs/specification.md §3.5). */
export const hostArticleSummary: z.ZodType<HostArticleSummary> = apiArticleSummary
  .extend({ ...LOOSE_FIELDS, brand: brandOfSummary.nullable().catch(null) })
  .transform((article) => ({ ...toCamelNames(article), ...completeDates(article) }));

const brandOfArticle = z.union([
  hostBrand,
  z.object({ unique_name: requiredKey }).transform((brand) => brand.unique_name),
]);

/** An article of its own as any host may send it (docs/specification.md §3.5). */
export const hostArticle: z.ZodType<HostArticle> = apiArticle
  .extend({
    ...LOOSE_FIELDS,
    brand: brandOfArticle.nullable().catch(null),
    coupons: optionalListOf(hostCoupon),
    deals: optionalListOf(hostDeal),
  })
  .transform((article) => ({ ...toCamelNames(article), ...completeDates(article) }));

/** A page of articles as it goes over the wire (docs/specification.md §3.5, §3.7). */
export function toApiArticleList(page: Page<ArticleSummary>): ApiArticleList {
  return encode(apiArticleList, { articleList: page.items, ...pickPaging(page) });
}

/** An article as it goes over the wire. */
export function toApiArticle(article: Article): ApiArticle {
  return encode(apiArticle, article);
}

/** Each date that a host did not send is taken from the nearest one that it did. */
function completeDates(
  article: Record<'published_at' | 'created_at' | 'updated_at', string | null>,
): Pick<Article, 'createdAt' | 'updatedAt'> {
  const { published_at: publishedAt, created_at: created, updated_at: updated } = article;
  const createdAt = created ?? publishedAt ?? updated ?? UNKNOWN_INSTANT;
  return { createdAt, updatedAt: updated ?? publishedAt ?? createdAt };
}
