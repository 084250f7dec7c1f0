import type { CatalogueStats } from '../types';
import { apiStats } from '../wire/stats';
import type { Host } from './host';
import { NO_CALL_STATUSES, nullIfMissing } from './host-error';
import { listBrands, listCoupons, listDeals } from './lists';
import { getData, type Reading } from './read-page';

/** A host that sends a page or anything else for this call does not have it either. */
const NO_STATS_STATUSES = [200, ...NO_CALL_STATUSES];

/**
 * How much the host holds, by its own count where it has such a call (an extension, docs/specification.md §7.16), else
 * by the totals of its lists, which leave scheduled offers out. Throws HostError.
 */
export async function getStats(host: Host): Promise<CatalogueStats> {
  const counted = host.get('stats', {}, readStats, NO_STATS_STATUSES);
  return (await nullIfMissing(counted, NO_STATS_STATUSES)) ?? countLists(host);
}

function readStats(body: unknown): Reading<CatalogueStats> {
  return { value: apiStats.parse(getData(body)), isSuspect: false };
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
