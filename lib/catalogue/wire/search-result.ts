import { z } from 'zod';
import type { SearchResult } from '../types';
import { apiBrandList, toApiBrand } from './brand';
import { apiCouponList, toApiCoupon } from './coupon';
import { apiDealList, toApiDeal } from './deal';
import { apiPaging, toApiPaging } from './paging';

export const SEARCH_TYPES = ['all', 'brands', 'coupons', 'deals'] as const;

export const apiSearchResult = z
  .object({
    query: z.string().describe('What was searched for'),
    type: z.enum(SEARCH_TYPES).describe('Which sections were searched'),
    ...apiPaging.shape,
    total: apiPaging.shape.total.describe('Hits of all searched sections together'),
    brands: apiBrandList.pick({ total: true, brand_list: true }),
    coupons: apiCouponList.pick({ total: true, coupon_list: true }),
    deals: apiDealList.pick({ total: true, deal_list: true }),
  })
  .describe('What was found, a page of each section');

export type ApiSearchResult = z.infer<typeof apiSearchResult>;

/** A search result as it goes over the wire (spec §3). */
export function toApiSearchResult(result: SearchResult): ApiSearchResult {
  return {
    query: result.query,
    type: result.type,
    ...toApiPaging(result),
    brands: { total: result.brands.total, brand_list: result.brands.items.map(toApiBrand) },
    coupons: { total: result.coupons.total, coupon_list: result.coupons.items.map(toApiCoupon) },
    deals: { total: result.deals.total, deal_list: result.deals.items.map(toApiDeal) },
  };
}
