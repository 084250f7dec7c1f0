import { z } from 'zod';
import type { Brand, BrandSummary, Page } from '../types';
import { apiPaging, toApiPaging } from './paging';

export const apiBrandSummary = z
  .object({
    id: z.int().positive(),
    name: z.string(),
    unique_name: z.string().describe('Its part of the address /brands/{unique_name}'),
    logo: z.string().nullable().describe('Address of its logo; null where it has none'),
    tracking_url: z.string().nullable().describe('Where a click on the brand goes first'),
    origin_url: z.string().nullable().describe('Where a click goes if there is no tracking_url'),
    site_url: z.string().nullable().describe("The brand's own site"),
  })
  .describe('A brand as it is embedded in an offer');

export const apiBrand = z
  .object({
    ...apiBrandSummary.shape,
    description: z.string(),
    total_coupons: z.int().min(0).describe('Coupons that its page lists, expired ones included'),
    total_deals: z.int().min(0).describe('Deals that its page lists, expired ones included'),
  })
  .describe('A brand');

export const apiBrandList = z
  .object({ brand_list: z.array(apiBrand), ...apiPaging.shape })
  .describe('A page of brands');

export type ApiBrandSummary = z.infer<typeof apiBrandSummary>;
export type ApiBrand = z.infer<typeof apiBrand>;
export type ApiBrandList = z.infer<typeof apiBrandList>;

/** A brand as it is embedded in an offer, as it goes over the wire. */
export function toApiBrandSummary(brand: BrandSummary): ApiBrandSummary {
  return {
    id: brand.id,
    name: brand.name,
    unique_name: brand.uniqueName,
    logo: brand.logo,
    tracking_url: brand.trackingUrl,
    origin_url: brand.originUrl,
    site_url: brand.siteUrl,
  };
}

/** A brand as it goes over the wire (spec §3). */
export function toApiBrand(brand: Brand): ApiBrand {
  return {
    ...toApiBrandSummary(brand),
    description: brand.description,
    total_coupons: brand.totalCoupons,
    total_deals: brand.totalDeals,
  };
}

/** A page of brands as it goes over the wire (spec §3). */
export function toApiBrandList(page: Page<Brand>): ApiBrandList {
  return { brand_list: page.items.map(toApiBrand), ...toApiPaging(page) };
}
