import { z } from 'zod';
import type { OfferQuery } from '@/lib/catalogue/source';
import { BRAND_ID, CATEGORY_ID, FEATURED, PAGING, SEARCH } from './parameters';

/** The parameters of the lists of coupons and deals (spec §7). */
export const OFFER_FILTERS = z.object({
  ...PAGING,
  is_featured: FEATURED,
  category_id: CATEGORY_ID,
  brand_id: BRAND_ID,
  search: SEARCH,
});

/** Those parameters as the catalogue takes them. */
export function toOfferQuery(filters: z.output<typeof OFFER_FILTERS>): OfferQuery {
  return {
    page: filters.page,
    pageSize: filters.page_size,
    featured: filters.is_featured || undefined,
    categoryId: filters.category_id,
    brandId: filters.brand_id,
    search: filters.search,
  };
}
