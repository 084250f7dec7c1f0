import type { CatalogueSource } from '../source';
import type { CatalogueStats } from '../types';

/** How many brands the catalogue holds, and how many live coupons and deals. Throws what the source throws. */
export async function countLive(source: CatalogueSource): Promise<CatalogueStats> {
  const [stats, coupons, deals] = await Promise.all([
    source.getStats(),
    source.listCoupons({ pageSize: 1 }),
    source.listDeals({ pageSize: 1 }),
  ]);
  return { brands: stats.brands, coupons: coupons.total, deals: deals.total };
}
