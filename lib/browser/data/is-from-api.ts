import type { ApiBrand } from '@/lib/catalogue/wire/brand';
import type { ApiCategory } from '@/lib/catalogue/wire/category';
import type { ApiCoupon } from '@/lib/catalogue/wire/coupon';
import type { ApiDeal } from '@/lib/catalogue/wire/deal';

/** Whether an answer has the shape of the wire (lib/catalogue/wire), whose own checks stay on the server. */

type Check = (value: unknown) => boolean;
type Shape<T> = Record<keyof T, Check>;

const isNumber: Check = (value) => typeof value === 'number';
const isText: Check = (value) => typeof value === 'string';
const isTextOrNull: Check = (value) => value === null || isText(value);
const isFlag: Check = (value) => typeof value === 'boolean';
const isTextList: Check = (value) => Array.isArray(value) && value.every(isText);

const BRAND_SUMMARY = {
  id: isNumber,
  name: isText,
  unique_name: isText,
  logo: isTextOrNull,
  tracking_url: isTextOrNull,
  origin_url: isTextOrNull,
  site_url: isTextOrNull,
};

const BRAND: Shape<ApiBrand> = {
  ...BRAND_SUMMARY,
  description: isText,
  total_coupons: isNumber,
  total_deals: isNumber,
};

const OFFER_FIELDS = {
  id: isNumber,
  brand_id: isNumber,
  description: isText,
  discount: isTextOrNull,
  end_date: isTextOrNull,
  start_date: isTextOrNull,
  terms: isTextOrNull,
  verified_at: isTextOrNull,
  exclusive: isFlag,
  is_featured: isFlag,
  regions: isTextList,
  tracking_url: isTextOrNull,
  origin_url: isTextOrNull,
  updated_at: isText,
  brand: (value: unknown) => value === null || hasShape(value, BRAND_SUMMARY),
};

const COUPON: Shape<ApiCoupon> = { ...OFFER_FIELDS, name: isText, code: isTextOrNull };

const DEAL: Shape<ApiDeal> = { ...OFFER_FIELDS, title: isText, img: isTextOrNull, site_url: isTextOrNull };

const CATEGORY: Shape<ApiCategory> = { id: isNumber, name: isText, slug: isText, icon: isText };

/** Whether an answer is a category, whole. */
export function isApiCategory(answer: unknown): answer is ApiCategory {
  return hasShape(answer, CATEGORY);
}

/** Whether an answer is a coupon, whole. */
export function isApiCoupon(answer: unknown): answer is ApiCoupon {
  return hasShape(answer, COUPON);
}

/** Whether an answer is a deal, whole. */
export function isApiDeal(answer: unknown): answer is ApiDeal {
  return hasShape(answer, DEAL);
}

/** Whether an answer is a brand, whole. */
export function isApiBrand(answer: unknown): answer is ApiBrand {
  return hasShape(answer, BRAND);
}

function hasShape(value: unknown, shape: Record<string, Check>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(shape).every(([name, check]) => check(fields.get(name)));
}
