import type { ApiBrand, ApiBrandList, ApiBrandSummary } from '@/lib/catalogue/wire/brand';
import type { ApiCoupon, ApiCouponList } from '@/lib/catalogue/wire/coupon';
import type { ApiDeal, ApiDealList } from '@/lib/catalogue/wire/deal';
import type { ApiOfferFields } from '@/lib/catalogue/wire/offer-fields';
import type { Brand, BrandSummary, Coupon, Deal } from '@/lib/catalogue/types';

/** The site's own wire shapes as the catalogue's types. Only types are taken from the wire: its checks stay on the server. */

/** What the calls of buildListKey answer. */
export type ApiList = ApiBrandList | ApiCouponList | ApiDealList;

export function toCoupon(api: ApiCoupon): Coupon {
  return { kind: 'coupon', name: api.name, code: api.code, ...toOfferFields(api) };
}

export function toDeal(api: ApiDeal): Deal {
  return { kind: 'deal', title: api.title, img: api.img, siteUrl: api.site_url, ...toOfferFields(api) };
}

export function toBrand(api: ApiBrand): Brand {
  return {
    ...toBrandSummary(api),
    description: api.description,
    totalCoupons: api.total_coupons,
    totalDeals: api.total_deals,
  };
}

function toOfferFields(api: ApiOfferFields) {
  return {
    id: api.id,
    brandId: api.brand_id,
    brand: api.brand && toBrandSummary(api.brand),
    description: api.description,
    discount: api.discount,
    endDate: api.end_date,
    startDate: api.start_date,
    terms: api.terms,
    verifiedAt: api.verified_at,
    exclusive: api.exclusive,
    isFeatured: api.is_featured,
    regions: api.regions,
    trackingUrl: api.tracking_url,
    originUrl: api.origin_url,
    updatedAt: api.updated_at,
  };
}

function toBrandSummary(api: ApiBrandSummary): BrandSummary {
  return {
    id: api.id,
    name: api.name,
    uniqueName: api.unique_name,
    logo: api.logo,
    trackingUrl: api.tracking_url,
    originUrl: api.origin_url,
    siteUrl: api.site_url,
  };
}
