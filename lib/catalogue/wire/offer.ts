import { z } from 'zod';
import type { Coupon, Deal, Page } from '../types';
import { apiBrandSummary, completeBrand, optionalEmbeddedBrand } from './brand';
import { encode } from './encode';
import {
  flag,
  id,
  optionalDate,
  optionalId,
  optionalKey,
  optionalLink,
  optionalListOf,
  optionalPicture,
  optionalProse,
  optionalText,
  optionalVotes,
  optionalWithdrawn,
  proseOrEmpty,
  requiredKey,
  requiredText,
} from './fields';
import { toCamelNames } from './names';
import { apiPaging, pickPaging } from './page';

/** There are fewer countries. */
const MAX_REGIONS = 300;
const DATE = 'a date, meant in UTC, or an instant, both ISO 8601';

/** Stands for an instant that the catalogue needs and a host does not know: longer ago than any real one. */
export const UNKNOWN_INSTANT = '1970-01-01T00:00:00.000Z';

/** What coupons and deals share. A new field of an offer gets a line here, and nothing else on its way over the wire. */
const OFFER_FIELDS = {
  id,
  brand_id: id,
  description: proseOrEmpty,
  discount: optionalText.describe('The discount in the words of the shop'),
  end_date: optionalDate.describe(`Good until the end of it: ${DATE}. Null never expires`),
  start_date: optionalDate.describe(`Good from: ${DATE}`),
  withdrawn: optionalWithdrawn.describe(
    'Whether it was taken out of all lists: by the site ("hidden"), or by its source ("retired")',
  ),
  terms: optionalProse.describe('The conditions of the shop'),
  verified_at: optionalDate.describe('When the network last verified the offer, if it says so'),
  exclusive: flag.describe('Whether the offer is only given to some publishers'),
  is_featured: flag,
  regions: optionalListOf(requiredKey, MAX_REGIONS)
    .pipe(z.array(z.string()))
    .describe('ISO 3166 country codes it is good in; empty means everywhere'),
  tracking_url: optionalLink.describe('Where a click on the offer goes first'),
  origin_url: optionalLink.describe('Where a click goes if there is no tracking_url'),
  updated_at: z.string().describe('When the offer last changed: an instant, ISO 8601'),
  votes: optionalVotes.describe(
    'For how many of those who said so in the last month its code worked; null where few have',
  ),
  brand: apiBrandSummary.nullable(),
};

export const apiCoupon = z
  .object({
    ...OFFER_FIELDS,
    name: requiredText,
    code: optionalKey.describe('What to enter at the checkout; null where no code is needed'),
  })
  .describe('A coupon, with its brand');

export const apiDeal = z
  .object({
    ...OFFER_FIELDS,
    title: requiredText,
    img: optionalPicture.describe('Address of its picture; null where it has none'),
    site_url: optionalLink.describe('Where a click goes if there is no other address'),
  })
  .describe('A deal, with its brand');

export const apiCouponList = z
  .object({ coupon_list: z.array(apiCoupon), ...apiPaging.shape })
  .describe('A page of coupons');

export const apiDealList = z
  .object({ deal_list: z.array(apiDeal), ...apiPaging.shape })
  .describe('A page of deals');

export type ApiCoupon = z.infer<typeof apiCoupon>;
export type ApiCouponList = z.infer<typeof apiCouponList>;
export type ApiDeal = z.infer<typeof apiDeal>;
export type ApiDealList = z.infer<typeof apiDealList>;

/** What other hosts may leave out of an offer: it is completed from the rest of it. */
const LOOSE_FIELDS = { brand_id: optionalId, brand: optionalEmbeddedBrand, updated_at: optionalDate };

/** A coupon as any host may send it (docs/specification.md §3.3). */
export const hostCoupon: z.ZodType<Coupon> = apiCoupon.extend(LOOSE_FIELDS).transform((coupon, context) => ({
  kind: 'coupon',
  ...toCamelNames(coupon),
  ...complete(coupon, context),
}));

/** A deal as any host may send it (docs/specification.md §3.4). */
export const hostDeal: z.ZodType<Deal> = apiDeal
  .extend(LOOSE_FIELDS)
  .transform((deal, context) => ({ kind: 'deal', ...toCamelNames(deal), ...complete(deal, context) }));

/** A coupon as it goes over the wire (docs/specification.md §3.3 and what feeds supply). */
export function toApiCoupon(coupon: Coupon): ApiCoupon {
  return encode(apiCoupon, coupon);
}

/** A deal as it goes over the wire. */
export function toApiDeal(deal: Deal): ApiDeal {
  return encode(apiDeal, deal);
}

/** A page of coupons as it goes over the wire. */
export function toApiCouponList(page: Page<Coupon>): ApiCouponList {
  return encode(apiCouponList, { couponList: page.items, ...pickPaging(page) });
}

/** A page of deals as it goes over the wire. */
export function toApiDealList(page: Page<Deal>): ApiDealList {
  return encode(apiDealList, { dealList: page.items, ...pickPaging(page) });
}

/** Fails without the id of a brand, in whichever of its two places. */
function complete(
  { brand_id, brand, updated_at }: z.output<z.ZodObject<typeof LOOSE_FIELDS>>,
  context: z.RefinementCtx,
): Pick<Coupon, 'brandId' | 'brand' | 'updatedAt'> {
  const brandId = brand_id ?? brand?.id ?? null;
  if (brandId === null) {
    context.addIssue('an offer takes a brand_id');
    return z.NEVER;
  }
  return { brandId, brand: brand && completeBrand(brand, brandId), updatedAt: updated_at ?? UNKNOWN_INSTANT };
}
