import { z } from 'zod';
import { findOffer } from '@/lib/catalogue/rules';
import type { CatalogueSource, ItemId, OfferKind, OfferQuery } from '@/lib/catalogue';
import {
  apiCoupon,
  apiCouponList,
  apiDeal,
  apiDealList,
  toApiCoupon,
  toApiCouponList,
  toApiDeal,
  toApiDealList,
} from '@/lib/catalogue/wire';
import { defineGet } from '../endpoint';
import {
  BRAND_ID,
  BRAND_KEY,
  CATEGORY_ID,
  ENDING_SOON,
  FEATURED,
  HAS_CODE,
  ID,
  OFFER_SORT,
  PAGING,
  SEARCH,
} from '../parameters';
import { requireFound } from '../responses';
import { requireBrand } from './brands';

/**
 * The parameters of a list: those of docs/specification.md §7.5 and §7.6, and what narrows and sorts the site's own
 * lists.
 */
const DEAL_FILTERS = z.object({
  ...PAGING,
  is_featured: FEATURED,
  category_id: CATEGORY_ID,
  brand_id: BRAND_ID,
  search: SEARCH,
  ending_soon: ENDING_SOON,
  sort: OFFER_SORT,
});
const COUPON_FILTERS = z.object({ ...DEAL_FILTERS.shape, has_code: HAS_CODE });

export const { list: listCoupons, get: getCoupon } = defineOfferCalls({
  ids: { list: 'listCoupons', get: 'getCoupon' },
  noun: 'coupon',
  filters: COUPON_FILTERS,
  responses: { list: apiCouponList, get: apiCoupon },
  loadList: async (source, query) => toApiCouponList(await source.listCoupons(query)),
  loadOne: async (source, id, brandKey) => {
    const coupon = await findOffer(source, { kind: 'coupon', id, brandKey });
    return coupon && toApiCoupon(coupon);
  },
});

export const { list: listDeals, get: getDeal } = defineOfferCalls({
  ids: { list: 'listDeals', get: 'getDeal' },
  noun: 'deal',
  filters: DEAL_FILTERS,
  responses: { list: apiDealList, get: apiDeal },
  loadList: async (source, query) => toApiDealList(await source.listDeals(query)),
  loadOne: async (source, id, brandKey) => {
    const deal = await findOffer(source, { kind: 'deal', id, brandKey });
    return deal && toApiDeal(deal);
  },
});

export const listExpiredCoupons = defineGet({
  id: 'listExpiredCoupons',
  path: '/brands/{id}/expired-coupons',
  summary: 'List the expired coupons of a brand',
  parameters: z.object({ id: ID, ...PAGING }),
  response: apiCouponList,
  load: async (source, { id: brandId, page, page_size: pageSize }) => {
    await requireBrand(source, brandId);
    return toApiCouponList(await source.listExpiredCoupons({ brandId, page, pageSize }));
  },
});

export const listExpiredDeals = defineGet({
  id: 'listExpiredDeals',
  path: '/brands/{id}/expired-deals',
  summary: 'List the expired deals of a brand',
  parameters: z.object({ id: ID, ...PAGING }),
  response: apiDealList,
  load: async (source, { id: brandId, page, page_size: pageSize }) => {
    await requireBrand(source, brandId);
    return toApiDealList(await source.listExpiredDeals({ brandId, page, pageSize }));
  },
});

type OfferCalls<List extends z.ZodType, One extends z.ZodType> = {
  ids: { list: string; get: string };
  noun: OfferKind;
  filters: typeof DEAL_FILTERS | typeof COUPON_FILTERS;
  responses: { list: List; get: One };
  loadList(source: CatalogueSource, query: OfferQuery): Promise<z.output<List>>;
  /** Null where there is none. */
  loadOne(source: CatalogueSource, id: ItemId, brandKey: string | undefined): Promise<z.output<One> | null>;
};

/** The two calls that coupons and deals have alike. */
function defineOfferCalls<List extends z.ZodType, One extends z.ZodType>(calls: OfferCalls<List, One>) {
  const { ids, noun, responses } = calls;
  return {
    list: defineGet({
      id: ids.list,
      path: `/${noun}s`,
      summary: `List ${noun}s`,
      parameters: calls.filters,
      response: responses.list,
      load: (source, filters) => calls.loadList(source, toOfferQuery(filters)),
    }),
    get: defineGet({
      id: ids.get,
      path: `/${noun}s/{id}`,
      summary: `Get a ${noun} by its id`,
      parameters: z.object({ id: ID, brand: BRAND_KEY }),
      response: responses.get,
      load: async (source, { id, brand }) =>
        requireFound(await calls.loadOne(source, id, brand), `${noun} with the id ${id}`),
    }),
  };
}

/** Those parameters as the catalogue takes them. */
function toOfferQuery(filters: z.output<typeof DEAL_FILTERS> & { has_code?: boolean }): OfferQuery {
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
