import { z } from 'zod';
import type { OfferQuery } from '@/lib/catalogue/source';
import {
  BRAND_ID,
  CATEGORY_ID,
  ENDING_SOON,
  FEATURED,
  HAS_CODE,
  OFFER_SORT,
  PAGING,
  SEARCH,
} from './parameters';

/** The parameters of the list of deals: those of spec §7, and what shapes a list (product.md, "better" 5). */
export const DEAL_FILTERS = z.object({
  ...PAGING,
  is_featured: FEATURED,
  category_id: CATEGORY_ID,
  brand_id: BRAND_ID,
  search: SEARCH,
  ending_soon: ENDING_SOON,
  sort: OFFER_SORT,
});

/** Those of the list of coupons. */
export const COUPON_FILTERS = z.object({ ...DEAL_FILTERS.shape, has_code: HAS_CODE });

/** Those parameters as the catalogue takes them. */
export function toOfferQuery(filters: z.output<typeof DEAL_FILTERS> & { has_code?: boolean }): OfferQuery {
  return {
    page: filters.page,
    pageSize: filters.page_size,
    featured: filters.is_featured || undefined,
    categoryId: filters.category_id,
    brandId: filters.brand_id,
    search: filters.search,
    hasCode: filters.has_code,
    isEndingSoon: filters.ending_soon || undefined,
    sort: filters.sort,
  };
}
