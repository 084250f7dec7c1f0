import { z } from 'zod';
import type { Brand, BrandSummary, ItemId, Page } from '../types';
import { encode } from './encode';
import {
  count,
  id,
  optionalId,
  optionalKey,
  optionalLink,
  optionalPicture,
  proseOrEmpty,
  requiredKey,
  requiredText,
} from './fields';
import { toCamelNames } from './names';
import { apiPaging, pickPaging } from './page';

export const apiBrandSummary = z
  .object({
    id,
    name: requiredText,
    unique_name: requiredKey.describe('Its part of the address /brands/{unique_name}'),
    logo: optionalPicture.describe('Address of its logo; null where it has none'),
    tracking_url: optionalLink.describe('Where a click on the brand goes first'),
    origin_url: optionalLink.describe('Where a click goes if there is no tracking_url'),
    site_url: optionalLink.describe("The brand's own site"),
  })
  .describe('A brand as it is embedded in an offer');

export const apiBrand = z
  .object({
    ...apiBrandSummary.shape,
    description: proseOrEmpty,
    total_coupons: count.catch(0).describe('Live coupons that its page lists'),
    total_deals: count.catch(0).describe('Live deals that its page lists'),
  })
  .describe('A brand');

export const apiBrandList = z
  .object({ brand_list: z.array(apiBrand), ...apiPaging.shape })
  .describe('A page of brands');

export type ApiBrand = z.infer<typeof apiBrand>;
export type ApiBrandList = z.infer<typeof apiBrandList>;

/**
 * A brand as any host may send it (docs/specification.md §3.2). Without a unique name its id stands in
 * (docs/specification.md §2.7.3).
 */
export const hostBrand: z.ZodType<Brand> = apiBrand
  .extend({ unique_name: optionalKey })
  .transform((brand) => toCamelNames({ ...brand, unique_name: brand.unique_name ?? String(brand.id) }));

const hostEmbeddedBrand = apiBrandSummary.extend({ id: optionalId, unique_name: optionalKey });

/** The brand inside an offer as any host may send it, which may leave its id to the offer; null where it cannot be read. */
export const optionalEmbeddedBrand = hostEmbeddedBrand.nullable().catch(null);

/** Such a brand, with the id where it came without one. */
export function completeBrand(brand: z.output<typeof hostEmbeddedBrand>, brandId: ItemId): BrandSummary {
  const id = brand.id ?? brandId;
  return toCamelNames({ ...brand, id, unique_name: brand.unique_name ?? String(id) });
}

/** A brand as it goes over the wire (docs/specification.md §3.2). */
export function toApiBrand(brand: Brand): ApiBrand {
  return encode(apiBrand, brand);
}

/** A page of brands as it goes over the wire. */
export function toApiBrandList(page: Page<Brand>): ApiBrandList {
  return encode(apiBrandList, { brandList: page.items, ...pickPaging(page) });
}
