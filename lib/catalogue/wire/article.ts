import { z } from 'zod';
import type { Article } from '../types';
import { apiArticleFields, toApiArticleFields } from './article-summary';
import { apiBrand, toApiBrand } from './brand';
import { apiCoupon, toApiCoupon } from './coupon';
import { apiDeal, toApiDeal } from './deal';

export const apiArticle = z
  .object({
    ...apiArticleFields.shape,
    content: z.string().describe('The text, in Markdown'),
    brand: apiBrand.nullable(),
    coupons: z.array(apiCoupon).describe('Related coupons, in the order of the editor'),
    deals: z.array(apiDeal).describe('Related deals, in the order of the editor'),
  })
  .describe('An article with its text, brand and offers');

export type ApiArticle = z.infer<typeof apiArticle>;

/** An article as it goes over the wire (spec §3). */
export function toApiArticle(article: Article): ApiArticle {
  return {
    ...toApiArticleFields(article),
    content: article.content,
    brand: article.brand && toApiBrand(article.brand),
    coupons: article.coupons.map(toApiCoupon),
    deals: article.deals.map(toApiDeal),
  };
}
