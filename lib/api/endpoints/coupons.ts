import { z } from 'zod';
import { apiCoupon, apiCouponList, toApiCoupon, toApiCouponList } from '@/lib/catalogue/wire/coupon';
import { defineGet } from '../endpoint';
import { requireFound } from '../errors';
import { COUPON_FILTERS, toOfferQuery } from '../offer-filters';
import { ID } from '../parameters';

export const listCoupons = defineGet({
  id: 'listCoupons',
  path: '/coupons',
  summary: 'List coupons',
  parameters: COUPON_FILTERS,
  answer: apiCouponList,
  load: async (source, filters) => toApiCouponList(await source.listCoupons(toOfferQuery(filters))),
});

export const getCoupon = defineGet({
  id: 'getCoupon',
  path: '/coupons/{id}',
  summary: 'Get a coupon by its id',
  parameters: z.object({ id: ID }),
  answer: apiCoupon,
  load: async (source, { id }) =>
    toApiCoupon(requireFound(await source.getCoupon(id), `coupon with the id ${id}`)),
});
