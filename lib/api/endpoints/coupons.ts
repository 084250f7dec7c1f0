import { z } from 'zod';
import { apiCoupon, apiCouponList, toApiCoupon, toApiCouponList } from '@/lib/catalogue/wire/coupon';
import { defineGet } from '../endpoint';
import { OFFER_FILTERS, toOfferQuery } from '../offer-filters';
import { ID } from '../parameters';

export const listCoupons = defineGet({
  id: 'listCoupons',
  path: '/coupons',
  summary: 'List coupons',
  parameters: OFFER_FILTERS,
  answer: apiCouponList,
  load: async (source, filters) => toApiCouponList(await source.listCoupons(toOfferQuery(filters))),
});

export const getCoupon = defineGet({
  id: 'getCoupon',
  path: '/coupons/{id}',
  summary: 'Get a coupon by its id',
  parameters: z.object({ id: ID }),
  answer: apiCoupon,
  load: async (source, { id }) => {
    const coupon = await source.getCoupon(id);
    return coupon && toApiCoupon(coupon);
  },
  missing: ({ id }) => `coupon with the id ${id}`,
});
