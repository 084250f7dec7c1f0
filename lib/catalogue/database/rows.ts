import type { InferSelectModel } from 'drizzle-orm';
import { getEndTime } from '../offer-dates';
import type { Brand, BrandSummary, Category, Coupon, Deal, Offer } from '../types';
import type { BRAND_SUMMARY_COLUMNS, OFFER_COLUMNS } from './columns';
import type { brands, categories, offers } from './schema';

export type BrandRow = InferSelectModel<typeof brands>;
export type OfferRow = Pick<InferSelectModel<typeof offers>, keyof typeof OFFER_COLUMNS>;
export type BrandTotals = { totalCoupons: number; totalDeals: number };

type SummaryRow = Pick<BrandRow, keyof typeof BRAND_SUMMARY_COLUMNS>;

export function toCategory({ id, name, slug, icon }: InferSelectModel<typeof categories>): Category {
  return { id, name, slug, icon };
}

function toBrandSummary(row: SummaryRow): BrandSummary {
  const { id, name, uniqueName, logo, trackingUrl, originUrl, siteUrl } = row;
  return { id, name, uniqueName, logo, trackingUrl, originUrl, siteUrl };
}

export function toBrand(row: SummaryRow & Pick<BrandRow, 'description'>, totals: BrandTotals): Brand {
  return {
    ...toBrandSummary(row),
    description: row.description,
    totalCoupons: totals.totalCoupons,
    totalDeals: totals.totalDeals,
  };
}

export function toOffer(row: OfferRow, brand: SummaryRow): Offer {
  return row.kind === 'coupon' ? toCoupon(row, brand) : toDeal(row, brand);
}

export function toCoupon(row: OfferRow, brand: SummaryRow): Coupon {
  return {
    ...toOfferFields(row, brand),
    kind: 'coupon',
    name: row.title,
    code: row.hasCode ? row.code : null,
  };
}

export function toDeal(row: OfferRow, brand: SummaryRow): Deal {
  return { ...toOfferFields(row, brand), kind: 'deal', title: row.title, img: row.img, siteUrl: row.siteUrl };
}

function toOfferFields(row: OfferRow, brand: SummaryRow) {
  return {
    id: row.id,
    brandId: row.brandId,
    brand: toBrandSummary(brand),
    description: row.description,
    discount: row.discount,
    endDate: pickEndDate(row),
    startDate: row.startDate,
    terms: row.terms,
    verifiedAt: row.verifiedAt,
    exclusive: row.exclusive,
    isFeatured: row.isFeatured,
    regions: row.regions,
    trackingUrl: row.trackingUrl,
    originUrl: row.originUrl,
    updatedAt: row.updatedAt,
  };
}

/** Whatever its source once said, an offer that was taken out is over since then. */
function pickEndDate({ status, endDate, updatedAt }: OfferRow): string | null {
  const end = getEndTime(endDate);
  return status === 'retired' && (end === null || end > Date.parse(updatedAt)) ? updatedAt : endDate;
}
