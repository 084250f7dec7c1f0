import { describeInLine } from '@/lib/server';
import { countPages } from '@/lib/url/pagination';
import { HOME_SIZES, pickHighlightCategories } from '../rules/home-lists';
import { DEFAULT_PAGE_SIZE, type CatalogueSource, type PageQuery } from '../source';
import type { Category, ItemId, Page } from '../types';
import { toApiBrand, toApiBrandList } from '../wire/brand';
import { toApiCategory, toApiCategoryList } from '../wire/category';
import { toApiCoupon, toApiCouponList, toApiDeal, toApiDealList } from '../wire/offer';
import { LIST_READERS, MAX_STATIC_PAGE, readHomeFile } from './read-files';
import { STATIC_DATA_NAMES } from './static-file';

/** What goes into each file of docs/specification.md §7.13, by its name without ".json". */
export type StaticData = Record<(typeof STATIC_DATA_NAMES)[number], object>;

/** Loads from a source all that the pre-built files hold, in the shapes of /api/v1. Rejects where the source fails. */
export async function buildStaticData(source: CatalogueSource, now: Date): Promise<StaticData> {
  const createdAt = now.toISOString();
  return {
    'home-page': { createdAt, ...(await buildHome(source)) },
    categories: {
      createdAt,
      ...(await buildPages((query) => source.listCategories(query), toApiCategoryList)),
    },
    brands: { createdAt, ...(await buildPages((query) => source.listBrands(query), toApiBrandList)) },
    coupons: { createdAt, ...(await buildPages((query) => source.listCoupons(query), toApiCouponList)) },
    deals: { createdAt, ...(await buildPages((query) => source.listDeals(query), toApiDealList)) },
  };
}

async function buildHome(source: CatalogueSource) {
  const categories = await source.listCategories({ pageSize: HOME_SIZES.categories });
  const brands = await source.listBrands({ featured: true, pageSize: HOME_SIZES.brands });
  const coupons = await source.listCoupons({ featured: true, pageSize: HOME_SIZES.coupons });
  const deals = await source.listDeals({ featured: true, pageSize: HOME_SIZES.deals });
  return {
    categories: categories.items.map(toApiCategory),
    featuredBrands: brands.items.map(toApiBrand),
    featuredCoupons: coupons.items.map(toApiCoupon),
    featuredDeals: deals.items.map(toApiDeal),
    categoryCoupons: await buildCategoryCoupons(source, categories.items),
    totals: {
      categories: categories.total,
      featuredBrands: brands.total,
      featuredCoupons: coupons.total,
      featuredDeals: deals.total,
    },
  };
}

async function buildCategoryCoupons(source: CatalogueSource, categories: Category[]) {
  const entries: [ItemId, object][] = [];
  const substitutes = await source.listBusiestCategories(2 * HOME_SIZES.highlights);
  const ids = [...pickHighlightCategories(categories), ...substitutes].map(({ id }) => id);
  for (const id of new Set(ids)) {
    const { items, total } = await source.listCoupons({
      categoryId: id,
      pageSize: HOME_SIZES.highlightOffers,
    });
    entries.push([id, { coupons: items.map(toApiCoupon), total }]);
  }
  return Object.fromEntries(entries);
}

async function buildPages<T>(
  list: (query: PageQuery) => Promise<Page<T>>,
  toApi: (page: Page<T>) => object,
): Promise<{ pages: { page: number; data: object }[]; totalPages: number }> {
  const pages: { page: number; data: object }[] = [];
  let totalPages = 1;
  for (let page = 1; page <= Math.min(totalPages, MAX_STATIC_PAGE); page += 1) {
    const listed = await list({ page, pageSize: DEFAULT_PAGE_SIZE });
    pages.push({ page, data: toApi(listed) });
    totalPages = countPages(listed.total, DEFAULT_PAGE_SIZE);
  }
  return { pages, totalPages };
}

const READERS = { 'home-page': readHomeFile, ...LIST_READERS };

/** Reads what goes into the pre-built files as the site will read them. Throws Error, naming the file, where it cannot. */
export function checkStaticData(data: StaticData): void {
  for (const name of STATIC_DATA_NAMES) {
    try {
      READERS[name](JSON.parse(JSON.stringify(data[name])));
    } catch (cause) {
      throw new Error(`The site could not read ${name}.json: ${describeInLine(cause)}.`, { cause });
    }
  }
}
