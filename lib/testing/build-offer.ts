import type { Brand, BrandSummary, Category, Coupon, Deal, Page } from '@/lib/catalogue/types';

/** Catalogue objects for tests: plain ones, with what a test is about put over them. */

const BRAND_SUMMARY: BrandSummary = {
  id: 7,
  name: 'Lumera',
  uniqueName: 'lumera',
  logo: null,
  trackingUrl: 'https://track.example/lumera',
  originUrl: null,
  siteUrl: null,
};

export function buildBrand(values: Partial<Brand> = {}): Brand {
  return { ...BRAND_SUMMARY, description: 'Lamps and linen.', totalCoupons: 2, totalDeals: 1, ...values };
}

const OFFER = {
  id: 1,
  brandId: 7,
  brand: BRAND_SUMMARY,
  description: 'For the whole house.',
  discount: '20% off',
  endDate: null,
  startDate: null,
  withdrawn: null,
  terms: null,
  verifiedAt: null,
  exclusive: false,
  isFeatured: false,
  regions: [],
  trackingUrl: null,
  originUrl: null,
  updatedAt: '2026-11-01T00:00:00Z',
  votes: null,
};

export function buildCoupon(values: Partial<Coupon> = {}): Coupon {
  return { ...OFFER, kind: 'coupon', name: 'A fifth off all lamps', code: 'SUMMER20', ...values };
}

export function buildDeal(values: Partial<Deal> = {}): Deal {
  return { ...OFFER, kind: 'deal', title: 'Linen sets', img: null, siteUrl: null, ...values };
}

export function buildCategory(values: Partial<Category> = {}): Category {
  return { id: 3, name: 'Travel', slug: 'travel', icon: 'airplane', ...values };
}

/** One page of a list; as long as its items unless given. */
export function buildPage<T>(items: T[], values: Partial<Omit<Page<T>, 'items'>> = {}): Page<T> {
  return { items, total: items.length, page: 1, pageSize: 20, ...values };
}
