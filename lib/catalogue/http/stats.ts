import { z } from 'zod';
import type { CatalogueStats } from '../types';
import { NO_CALL_STATUSES, nullIfMissing } from './failures';
import type { Host } from './host';
import { listBrands, listCoupons, listDeals } from './lists';
import { getData } from './read/page';
import type { Reading } from './read/reading';
import { count } from './read/values';

/** A host that answers the call with a page or anything else does not have it either. */
const NO_STATS_STATUSES = [200, ...NO_CALL_STATUSES];

const hostStats: z.ZodType<CatalogueStats> = z.object({ brands: count, coupons: count, deals: count });

/**
 * How much the host holds, by its own count where it has such a call (it is beyond spec §7), else by the totals of its
 * lists, which leave scheduled offers out. Throws HostError.
 */
export async function getStats(host: Host): Promise<CatalogueStats> {
  const counted = host.get('stats', {}, readStats, NO_STATS_STATUSES);
  return (await nullIfMissing(counted, NO_STATS_STATUSES)) ?? countLists(host);
}

function readStats(body: unknown): Reading<CatalogueStats> {
  return { value: hostStats.parse(getData(body)), isDoubtful: false };
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
