import { z } from 'zod';
import type { CatalogueStats } from '../types';
import { encode } from './encode';
import { count } from './fields';

export const apiStats = z
  .object({ brands: count, coupons: count, deals: count })
  .describe('How much the catalogue holds');

export type ApiStats = z.infer<typeof apiStats>;

/** The size of the catalogue as it goes over the wire. */
export function toApiStats(stats: CatalogueStats): ApiStats {
  return encode(apiStats, stats);
}
