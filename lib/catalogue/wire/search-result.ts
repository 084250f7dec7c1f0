import { z } from 'zod';
import type { SearchResult } from '../types';
import { apiBrandList } from './brand';
import { encode } from './encode';
import { apiCouponList, apiDealList } from './offer';
import { apiPaging, pickPaging } from './page';

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

/** A search result as it goes over the wire (docs/specification.md §3.8). */
export function toApiSearchResult({ brands, coupons, deals, ...result }: SearchResult): ApiSearchResult {
  return encode(apiSearchResult, {
    query: result.query,
    type: result.type,
    ...pickPaging(result),
    brands: { total: brands.total, brandList: brands.items },
    coupons: { total: coupons.total, couponList: coupons.items },
    deals: { total: deals.total, dealList: deals.items },
  });
}
