import { z } from 'zod';
import { findOffer } from '@/lib/catalogue/find-offer';
import { apiCoupon, apiCouponList, toApiCoupon, toApiCouponList } from '@/lib/catalogue/wire/offer';
import { defineGet } from '../endpoint';
import { requireFound } from '../errors';
import { COUPON_FILTERS, toOfferQuery } from '../offer-filters';
import { BRAND_KEY, ID } from '../parameters';

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
  parameters: z.object({ id: ID, brand: BRAND_KEY }),
  answer: apiCoupon,
  load: async (source, { id, brand }) => {
    const offer = await findOffer(source, { kind: 'coupon', id, brandKey: brand });
    return toApiCoupon(requireFound(offer, `coupon with the id ${id}`));
  },
});
