import type { z } from 'zod';
import type { BrandQuery, OfferQuery, PageQuery } from '../source';
import type { Brand, Category, Coupon, Deal, Page } from '../types';
import type { Host, HostQuery } from './host';
import { toWindow } from '../page-window';
import { type HostArticleSummary, hostArticleSummary } from './read/article';
import { hostBrand } from './read/brand';
import { hostCategory } from './read/category';
import { hostCoupon, hostDeal } from './read/offer';
import { readPage } from './read/page';
import { nullUnlessPublished } from './read/publication';

/**
 * The list calls of spec §7. Each throws HostError where the host fails (spec §8). Parameters beyond §7 (sort, letter,
 * has_code, ending_soon) go along only where they are asked for: a host that does not know them ignores them.
 */

/** A host that had categories and has none is in trouble: without them no category's page would be found. */
export function listCategories(host: Host, query: PageQuery): Promise<Page<Category>> {
  const asked = toWindow(query);
  const parameters = { page: asked.page, page_size: asked.pageSize };
  return host.get('categories', parameters, (body) => {
    const { value, isDoubtful } = readPage(body, 'category_list', hostCategory, asked);
    return { value, isDoubtful: isDoubtful || value.total === 0 };
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

export function listCoupons(host: Host, query: OfferQuery): Promise<Page<Coupon>> {
  const filters = { ...toOfferFilters(query), has_code: query.hasCode };
  return listPage(host, 'coupons', query, filters, ['coupon_list', hostCoupon]);
}

export function listDeals(host: Host, query: OfferQuery): Promise<Page<Deal>> {
  return listPage(host, 'deals', query, toOfferFilters(query), ['deal_list', hostDeal]);
}

/**
 * Published ones, newest first, as the host sent them: their categories may lack a slug. A host that lists others too
 * gets them left out, though its total counts them.
 */
export async function listHostArticles(
  host: Host,
  query: PageQuery,
  now: Date,
): Promise<Page<HostArticleSummary>> {
  const filters = { published: true, sort: 'created_at' };
  const published = nullUnlessPublished(hostArticleSummary, now);
  const page = await listPage(host, 'articles', query, filters, ['article_list', published]);
  return { ...page, items: page.items.filter((article) => article !== null) };
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

/** White space is no search (spec §5). */
function toSearchText(text: string | undefined): string | undefined {
  return text?.trim() || undefined;
}

function listPage<T>(
  host: Host,
  path: string,
  query: PageQuery,
  filters: HostQuery,
  [name, item]: [name: string, item: z.ZodType<T>],
): Promise<Page<T>> {
  const asked = toWindow(query);
  const parameters = { page: asked.page, page_size: asked.pageSize, ...filters };
  return host.get(path, parameters, (body) => readPage(body, name, item, asked));
}
