import type { z } from 'zod';
import { toWindow } from '../rules/page-window';
import type { BrandQuery, OfferQuery, PageQuery } from '../source';
import type { Brand, Category, Coupon, Deal, IndexedBrand, Page } from '../types';
import { hostBrand } from '../wire/brand';
import { apiCategory } from '../wire/category';
import { hostCoupon, hostDeal } from '../wire/offer';
import type { Host, HostQuery } from './host';
import { readPage } from './read-page';

/**
 * The list calls of docs/specification.md §7.1, §7.2, §7.5 and §7.6. Each throws HostError where the host fails
 * (docs/specification.md §8.1). Parameters beyond those (sort, letter, has_code, ending_soon) go along only where a
 * query has them: a host that does not know them ignores them.
 */

/** A host that had categories and has none is failing: without them no category's page would be found. */
export function listCategories(host: Host, query: PageQuery): Promise<Page<Category>> {
  const window = toWindow(query);
  const parameters = { page: window.page, page_size: window.pageSize };
  return host.get('categories', parameters, (body) => {
    const { isSuspect, ...reading } = readPage(body, 'category_list', apiCategory, window);
    return { ...reading, isSuspect: isSuspect || reading.value.total === 0 };
  });
}

export function listBrands(host: Host, query: BrandQuery): Promise<Page<Brand>> {
  const filters = {
    featured: query.featured || undefined,
    category_id: query.categoryId,
    search: toSearchText(query.search),
    letter: query.letter,
    sort: query.sort,
  };
  return listPage(host, 'brands', query, filters, ['brand_list', hostBrand]);
}

/**
 * A page of the host's own list, without the brands of which it counts no offer: search engines must not list their
 * pages (docs/specification.md §2.5.9). It does not say when a brand changed.
 */
export async function listIndexedBrands(host: Host, query: PageQuery): Promise<Page<IndexedBrand>> {
  const page = await listBrands(host, query);
  const indexed = page.items.filter(({ totalCoupons, totalDeals }) => totalCoupons + totalDeals > 0);
  return { ...page, items: indexed.map(({ uniqueName }) => ({ uniqueName, updatedAt: null })) };
}

export function listCoupons(host: Host, query: OfferQuery): Promise<Page<Coupon>> {
  const filters = { ...toOfferFilters(query), has_code: query.hasCode };
  return listPage(host, 'coupons', query, filters, ['coupon_list', hostCoupon]);
}

export function listDeals(host: Host, query: OfferQuery): Promise<Page<Deal>> {
  return listPage(host, 'deals', query, toOfferFilters(query), ['deal_list', hostDeal]);
}

/** One page of any list, by the name that it has in the envelope and the schema of its items. */
export function listPage<T>(
  host: Host,
  path: string,
  query: PageQuery,
  filters: HostQuery,
  [name, item]: [name: string, item: z.ZodType<T>],
): Promise<Page<T>> {
  const window = toWindow(query);
  const parameters = { page: window.page, page_size: window.pageSize, ...filters };
  return host.get(path, parameters, (body) => readPage(body, name, item, window));
}

function toOfferFilters(query: OfferQuery): HostQuery {
  return {
    is_featured: query.featured || undefined,
    category_id: query.categoryId,
    brand_id: query.brandId,
    search: toSearchText(query.search),
    ending_soon: query.isEndingSoon || undefined,
    sort: query.sort,
  };
}

/** White space is no search (docs/specification.md §5.2). */
function toSearchText(text: string | undefined): string | undefined {
  return text?.trim() || undefined;
}
