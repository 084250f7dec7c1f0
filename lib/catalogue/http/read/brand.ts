import { z } from 'zod';
import type { Brand, BrandSummary } from '../../types';
import { optionalKey, optionalLink, optionalPicture, proseOrEmpty, requiredText } from './texts';
import { count, id } from './values';

export const BRAND_FIELDS = {
  id,
  name: requiredText,
  unique_name: optionalKey,
  logo: optionalPicture,
  tracking_url: optionalLink,
  origin_url: optionalLink,
  site_url: optionalLink,
};

/** A brand as a host may send it (spec §3). Without a unique name its id stands in (spec §2, "Coupon list"). */
export const hostBrand: z.ZodType<Brand> = z
  .object({
    ...BRAND_FIELDS,
    description: proseOrEmpty,
    total_coupons: count.catch(0),
    total_deals: count.catch(0),
  })
  .transform((brand) => ({
    ...toBrandSummary(brand),
    description: brand.description,
    totalCoupons: brand.total_coupons,
    totalDeals: brand.total_deals,
  }));

/** The brand that is embedded in an offer. */
export function toBrandSummary(brand: z.output<z.ZodObject<typeof BRAND_FIELDS>>): BrandSummary {
  return {
    id: brand.id,
    name: brand.name,
    uniqueName: brand.unique_name ?? String(brand.id),
    logo: brand.logo,
    trackingUrl: brand.tracking_url,
    originUrl: brand.origin_url,
    siteUrl: brand.site_url,
  };
}
