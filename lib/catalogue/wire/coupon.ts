import { z } from 'zod';
import type { Coupon, Page } from '../types';
import { apiOfferFields, toApiOfferFields } from './offer-fields';
import { apiPaging, toApiPaging } from './paging';

export const apiCoupon = z
  .object({
    ...apiOfferFields.shape,
    name: z.string(),
    code: z.string().nullable().describe('What to enter at the checkout; null where no code is needed'),
  })
  .describe('A coupon, with its brand');

export const apiCouponList = z
  .object({ coupon_list: z.array(apiCoupon), ...apiPaging.shape })
  .describe('A page of coupons');

export type ApiCoupon = z.infer<typeof apiCoupon>;
export type ApiCouponList = z.infer<typeof apiCouponList>;

/** A coupon as it goes over the wire (spec §3). */
export function toApiCoupon(coupon: Coupon): ApiCoupon {
  return { name: coupon.name, code: coupon.code, ...toApiOfferFields(coupon) };
}

/** A page of coupons as it goes over the wire (spec §3). */
export function toApiCouponList(page: Page<Coupon>): ApiCouponList {
  return { coupon_list: page.items.map(toApiCoupon), ...toApiPaging(page) };
}
