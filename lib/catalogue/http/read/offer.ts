import { z } from 'zod';
import type { Coupon, Deal } from '../../types';
import { BRAND_FIELDS, toBrandSummary } from './brand';
import { optionalDate, UNKNOWN_INSTANT } from './dates';
import {
  optionalKey,
  optionalLink,
  optionalPicture,
  optionalProse,
  optionalText,
  proseOrEmpty,
  requiredKey,
  requiredText,
} from './texts';
import { flag, id, optionalId, optionalListOf } from './values';

/** There are fewer countries. */
const MAX_REGIONS = 300;

const OFFER_FIELDS = {
  id,
  brand_id: optionalId,
  brand: z
    .object({ ...BRAND_FIELDS, id: optionalId })
    .nullable()
    .catch(null),
  description: proseOrEmpty,
  discount: optionalText,
  end_date: optionalDate,
  start_date: optionalDate,
  terms: optionalProse,
  verified_at: optionalDate,
  exclusive: flag,
  is_featured: flag,
  regions: optionalListOf(requiredKey, MAX_REGIONS),
  tracking_url: optionalLink,
  origin_url: optionalLink,
  updated_at: optionalDate,
};

const couponFields = z.object({ ...OFFER_FIELDS, name: requiredText, code: optionalKey });
const dealFields = z.object({
  ...OFFER_FIELDS,
  title: requiredText,
  img: optionalPicture,
  site_url: optionalLink,
});

/** A coupon as a host may send it (spec §3). */
export const hostCoupon: z.ZodType<Coupon> = couponFields.transform((coupon, context) => ({
  kind: 'coupon',
  name: coupon.name,
  code: coupon.code,
  ...toOfferFields(coupon, context),
}));

/** A deal as a host may send it (spec §3). */
export const hostDeal: z.ZodType<Deal> = dealFields.transform((deal, context) => ({
  kind: 'deal',
  title: deal.title,
  img: deal.img,
  siteUrl: deal.site_url,
  ...toOfferFields(deal, context),
}));

/** What coupons and deals share. Fails without the id of a brand, in whichever of its two places. */
function toOfferFields(
  offer: z.output<z.ZodObject<typeof OFFER_FIELDS>>,
  context: z.RefinementCtx,
): Omit<Coupon, 'kind' | 'name' | 'code'> {
  const brandId = offer.brand_id ?? offer.brand?.id ?? null;
  if (brandId === null) {
    context.addIssue('an offer takes a brand_id');
    return z.NEVER;
  }
  return {
    id: offer.id,
    brandId,
    brand: offer.brand && toBrandSummary({ ...offer.brand, id: offer.brand.id ?? brandId }),
    description: offer.description,
    discount: offer.discount,
    endDate: offer.end_date,
    startDate: offer.start_date,
    terms: offer.terms,
    verifiedAt: offer.verified_at,
    exclusive: offer.exclusive,
    isFeatured: offer.is_featured,
    regions: offer.regions,
    trackingUrl: offer.tracking_url,
    originUrl: offer.origin_url,
    updatedAt: offer.updated_at ?? UNKNOWN_INSTANT,
  };
}
