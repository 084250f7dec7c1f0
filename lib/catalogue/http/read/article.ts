import { z } from 'zod';
import type { Article, ArticleSummary, Brand } from '../../types';
import { hostBrand } from './brand';
import { optionalDate, UNKNOWN_INSTANT } from './dates';
import { hostCoupon, hostDeal } from './offer';
import {
  contentOrEmpty,
  optionalKey,
  optionalPicture,
  optionalProse,
  optionalText,
  proseOrEmpty,
  requiredKey,
  requiredText,
} from './texts';
import { flag, id, optionalListOf } from './values';

// Spec §3 gives an article's category only a name, and its brand no id: what is missing is looked up later.
type NamedCategory = { name: string; slug: string | null } | null;
export type HostArticleSummary = Omit<ArticleSummary, 'category'> & { category: NamedCategory };
export type HostArticle = Omit<Article, 'category' | 'brand'> & {
  category: NamedCategory;
  /** Its unique name where it came without an id. */
  brand: Brand | string | null;
};

const ARTICLE_FIELDS = {
  id,
  slug: requiredKey,
  title: requiredText,
  description: proseOrEmpty,
  featured_image: optionalPicture,
  featured: flag,
  published_at: optionalDate,
  created_at: optionalDate,
  updated_at: optionalDate,
  meta_title: optionalText,
  meta_description: optionalProse,
  category: z.object({ name: requiredText, slug: optionalKey }).nullable().catch(null),
};

/** An article of a list as a host may send it (spec §3). */
export const hostArticleSummary: z.ZodType<HostArticleSummary> = z
  .object({
    ...ARTICLE_FIELDS,
    brand: z
      .object({ name: requiredText, unique_name: requiredKey, logo: optionalPicture })
      .transform(({ name, unique_name: uniqueName, logo }) => ({ name, uniqueName, logo }))
      .nullable()
      .catch(null),
  })
  .transform((article) => ({ ...toArticleFields(article), brand: article.brand }));

const brandOfArticle = z.union([
  hostBrand,
  z.object({ unique_name: requiredKey }).transform((brand) => brand.unique_name),
]);

/** An article of its own as a host may send it (spec §3). */
export const hostArticle: z.ZodType<HostArticle> = z
  .object({
    ...ARTICLE_FIELDS,
    content: contentOrEmpty,
    brand: brandOfArticle.nullable().catch(null),
    coupons: optionalListOf(hostCoupon),
    deals: optionalListOf(hostDeal),
  })
  .transform((article) => ({
    ...toArticleFields(article),
    content: article.content,
    brand: article.brand,
    coupons: article.coupons,
    deals: article.deals,
  }));

function toArticleFields(
  article: z.output<z.ZodObject<typeof ARTICLE_FIELDS>>,
): Omit<HostArticleSummary, 'brand'> {
  const { published_at: publishedAt, created_at: created, updated_at: updated } = article;
  const createdAt = created ?? publishedAt ?? updated ?? UNKNOWN_INSTANT;
  return {
    id: article.id,
    slug: article.slug,
    title: article.title,
    description: article.description,
    featuredImage: article.featured_image,
    featured: article.featured,
    publishedAt,
    createdAt,
    updatedAt: updated ?? publishedAt ?? createdAt,
    metaTitle: article.meta_title,
    metaDescription: article.meta_description,
    category: article.category,
  };
}
