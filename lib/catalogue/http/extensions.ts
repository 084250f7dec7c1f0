import type { z } from 'zod';
import { listAllCategories } from '../rules/categories';
import { toWindow } from '../rules/page-window';
import { RELATED_LIMIT, type ExpiredQuery } from '../source';
import type { Brand, CatalogueStats, Category, ItemId, Page } from '../types';
import { hostBrand } from '../wire/brand';
import { apiCategory } from '../wire/category';
import { apiStats } from '../wire/stats';
import type { Host } from './host';
import { NO_CALL_STATUSES, nullIfMissing } from './host-error';
import { listBrands, listCategories, listCoupons, listDeals } from './lists';
import { getData, readPage, type Reading } from './read-page';

/** Calls beyond those that a host must have (docs/specification.md §7.16). Each has a substitute for hosts without it, and throws HostError where one fails. */

/** A host that sends a page or anything else for a call does not have it either. */
const NO_LIST_STATUSES = [200, ...NO_CALL_STATUSES];

type ListItem<T> = [name: string, item: z.ZodType<T>];

/** Brands that the host calls related, else its featured ones. */
export async function listRelatedBrands(host: Host, brandId: ItemId): Promise<Brand[]> {
  const related = await listExtension(host, `brands/${encodeURIComponent(brandId)}/related`, {}, [
    'brand_list',
    hostBrand,
  ]);
  if (related !== null) return related.items;
  const { items } = await listBrands(host, { featured: true, pageSize: RELATED_LIMIT + 1 });
  const others = items.filter(({ id }) => id !== brandId);
  // A host that counts no offers has none to prefer.
  const live = others.filter(({ totalCoupons, totalDeals }) => totalCoupons + totalDeals > 0);
  return (live.length > 0 ? live : others).slice(0, RELATED_LIMIT);
}

/** The first brands of the host's list that have a live offer, or all where it counts none. */
export async function listBusiestBrands(host: Host, limit: number): Promise<Brand[]> {
  const { items } = await listBrands(host, { pageSize: limit });
  const live = items.filter(({ totalCoupons, totalDeals }) => totalCoupons + totalDeals > 0);
  return live.length > 0 ? live : items;
}

/** Categories that the host calls related, else those that follow in its list, and round. */
export async function listRelatedCategories(host: Host, categoryId: ItemId): Promise<Category[]> {
  const list: ListItem<Category> = ['category_list', apiCategory];
  const related = await listExtension(host, `categories/${encodeURIComponent(categoryId)}/related`, {}, list);
  if (related !== null) return related.items;
  const all = await listAllCategories({ listCategories: (query = {}) => listCategories(host, query) });
  const index = all.findIndex(({ id }) => id === categoryId);
  return [...all.slice(index + 1), ...all.slice(0, Math.max(index, 0))].slice(0, RELATED_LIMIT);
}

/** One page of a brand's expired offers; empty where the host has no such call. */
export async function listExpired<T>(
  host: Host,
  kind: 'coupons' | 'deals',
  { brandId, ...query }: ExpiredQuery,
  list: ListItem<T>,
): Promise<Page<T>> {
  const { page, pageSize } = toWindow(query);
  const found = await listExtension(
    host,
    `brands/${encodeURIComponent(brandId)}/expired-${kind}`,
    { page, pageSize },
    list,
  );
  return found ?? { items: [], total: 0, page, pageSize };
}

/** A page of a list; null where the host does not have the call. */
function listExtension<T>(
  host: Host,
  path: string,
  { page = 1, pageSize = RELATED_LIMIT }: { page?: number; pageSize?: number },
  [name, item]: ListItem<T>,
): Promise<Page<T> | null> {
  const read = (body: unknown) => readPage(body, name, item, { page, pageSize });
  const parameters = { page, page_size: pageSize };
  return nullIfMissing(host.get(path, parameters, read, NO_LIST_STATUSES), NO_LIST_STATUSES);
}

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
