import { parseIdInName } from '@/lib/url/item-id';
import type { CatalogueSource } from '../source';
import type { Brand, CatalogueStats, Coupon, Deal, ItemId, Offer, OfferKind } from '../types';

type Wanted<Kind extends OfferKind> = { kind: Kind; id: ItemId; brandKey?: string };

/** How many coupons, and how many deals, the page of a brand lists (docs/specification.md §7.15). */
export const BRAND_OFFERS = 50;

/**
 * One coupon or deal, a retired one too, or null. A host that only has the calls of docs/specification.md §7.1 to §7.12
 * has none for one offer: with the unique name of its brand, or its id where it has no name, the offer is looked for
 * among the first of the brand's.
 */
export function findOffer(source: CatalogueSource, wanted: Wanted<'coupon'>): Promise<Coupon | null>;
export function findOffer(source: CatalogueSource, wanted: Wanted<'deal'>): Promise<Deal | null>;
export function findOffer(source: CatalogueSource, wanted: Wanted<OfferKind>): Promise<Offer | null>;
export async function findOffer(
  source: CatalogueSource,
  { kind, id, brandKey }: Wanted<OfferKind>,
): Promise<Offer | null> {
  const offer = kind === 'coupon' ? await source.getCoupon(id) : await source.getDeal(id);
  if (offer !== null || brandKey === undefined) return offer;
  const brand = await findBrand(source, brandKey);
  if (brand === null) return null;
  const query = { brandId: brand.id, pageSize: BRAND_OFFERS };
  const { items } = kind === 'coupon' ? await source.listCoupons(query) : await source.listDeals(query);
  return items.find((item) => item.id === id) ?? null;
}

/** The brand of that unique name, else the one with that id. Null where there is neither. */
export async function findBrand(source: CatalogueSource, key: string): Promise<Brand | null> {
  const named = await source.getBrandByUniqueName(key);
  const id = parseIdInName(key);
  return named === null && id !== null ? source.getBrand(id) : named;
}

/** How many brands the catalogue holds, and how many live coupons and deals. Throws what the source throws. */
export async function countLive(source: CatalogueSource): Promise<CatalogueStats> {
  const [stats, coupons, deals] = await Promise.all([
    source.getStats(),
    source.listCoupons({ pageSize: 1 }),
    source.listDeals({ pageSize: 1 }),
  ]);
  return { brands: stats.brands, coupons: coupons.total, deals: deals.total };
}
