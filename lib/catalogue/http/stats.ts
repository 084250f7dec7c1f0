import { z } from 'zod';
import type { CatalogueStats } from '../types';
import type { Host } from './host';
import { HostError } from './host-error';
import { listBrands, listCoupons, listDeals } from './lists';
import { getData } from './read/page';
import { count } from './read/values';

const hostStats: z.ZodType<CatalogueStats> = z.object({ brands: count, coupons: count, deals: count });

/**
 * How much the host holds, by its own count where it has such a call (it is beyond spec §7), else by the totals of its
 * lists, which leave scheduled offers out. Throws HostError.
 */
export async function getStats(host: Host): Promise<CatalogueStats> {
  try {
    return await host.get('stats', {}, (body) => hostStats.parse(getData(body)));
  } catch (error) {
    if (!(error instanceof HostError) || error.status === null) throw error;
    return countLists(host);
  }
}

async function countLists(host: Host): Promise<CatalogueStats> {
  const query = { pageSize: 1 };
  const [brands, coupons, deals] = await Promise.all([
    listBrands(host, query),
    listCoupons(host, query),
    listDeals(host, query),
  ]);
  return { brands: brands.total, coupons: coupons.total, deals: deals.total };
}
