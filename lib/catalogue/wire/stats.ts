import { z } from 'zod';
import type { CatalogueStats } from '../types';

export const apiStats = z
  .object({
    brands: z.int().min(0),
    coupons: z.int().min(0),
    deals: z.int().min(0),
  })
  .describe('How much the catalogue holds');

export type ApiStats = z.infer<typeof apiStats>;

/** The size of the catalogue as it goes over the wire. */
export function toApiStats(stats: CatalogueStats): ApiStats {
  return { brands: stats.brands, coupons: stats.coupons, deals: stats.deals };
}
