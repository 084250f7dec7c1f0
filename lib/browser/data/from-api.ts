import type { Brand, Coupon, Deal } from '@/lib/catalogue/types';
import type { ApiBrand, ApiBrandList } from '@/lib/catalogue/wire/brand';
import type { ApiCategory } from '@/lib/catalogue/wire/category';
import { toCamelNames } from '@/lib/catalogue/wire/names';
import type { ApiCoupon, ApiCouponList, ApiDeal, ApiDealList } from '@/lib/catalogue/wire/offer';

import { isItemId } from '@/lib/url/item-id';

/**
 * The site's own wire shapes as the catalogue's types. Only types are taken from the wire's schemas: zod stays on the
 * server. A response comes from this site, so its checks are light: the fields that a view cannot do without.
 */

/** What the calls of buildListKey return. */
export type ApiList = ApiBrandList | ApiCouponList | ApiDealList;

export function toCoupon(api: ApiCoupon): Coupon {
  return { kind: 'coupon', ...toCamelNames(api) };
}

export function toDeal(api: ApiDeal): Deal {
  return { kind: 'deal', ...toCamelNames(api) };
}

export function toBrand(api: ApiBrand): Brand {
  return toCamelNames(api);
}

type Check = (value: unknown) => boolean;
type Shape<T> = Partial<Record<keyof T, Check>>;

const isNumber: Check = (value) => typeof value === 'number';
const isText: Check = (value) => typeof value === 'string';
const isTextOrNull: Check = (value) => value === null || isText(value);
const isTextList: Check = (value) => Array.isArray(value) && value.every(isText);

const BRAND_SUMMARY: Shape<ApiBrand> = {
  id: isItemId,
  name: isText,
  unique_name: isText,
  logo: isTextOrNull,
};
const BRAND: Shape<ApiBrand> = {
  ...BRAND_SUMMARY,
  description: isText,
  total_coupons: isNumber,
  total_deals: isNumber,
};
const OFFER: Shape<ApiCoupon & ApiDeal> = {
  id: isItemId,
  brand_id: isItemId,
  description: isText,
  end_date: isTextOrNull,
  regions: isTextList,
  brand: (value) => value === null || hasShape(value, BRAND_SUMMARY),
};
const COUPON: Shape<ApiCoupon> = { ...OFFER, name: isText, code: isTextOrNull };
const DEAL: Shape<ApiDeal> = { ...OFFER, title: isText, img: isTextOrNull };
const CATEGORY: Shape<ApiCategory> = { id: isItemId, name: isText, slug: isText, icon: isText };

/** Whether a response is a category. */
export function isApiCategory(value: unknown): value is ApiCategory {
  return hasShape(value, CATEGORY);
}

/** Whether a response is a coupon. */
export function isApiCoupon(value: unknown): value is ApiCoupon {
  return hasShape(value, COUPON);
}

/** Whether a response is a deal. */
export function isApiDeal(value: unknown): value is ApiDeal {
  return hasShape(value, DEAL);
}

/** Whether a response is a brand. */
export function isApiBrand(value: unknown): value is ApiBrand {
  return hasShape(value, BRAND);
}

function hasShape(value: unknown, shape: Record<string, Check>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(shape).every(([name, check]) => check(fields.get(name)));
}
