import path from 'node:path';
import {
  type BrandQuery,
  type CatalogueSource,
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
  type OfferQuery,
  type PageQuery,
} from '../source';
import type { Coupon, Page } from '../types';
import { LIST_READERS, MAX_STATIC_PAGE, readHomeFile, type HomeFile, type ListStart } from './read-files';
import { createStaticFile, type StaticFileOptions } from './static-file';

type Options = Pick<StaticFileOptions<unknown>, 'maxAgeMs' | 'clock'> & {
  /** Where home-page.json, brands.json, coupons.json, deals.json and categories.json lie. */
  folder: string;
  report?: (message: string) => void;
};

/**
 * The same source, whose lists come from pre-built files (docs/specification.md §4.19, §5.6) where those
 * hold them: the first pages of the lists without filters, and the lists of the home page. Whatever a file does not hold,
 * or a file that is missing, broken or older than `maxAgeMs`, comes from the source (docs/specification.md §8.3).
 */
export function withStaticData(source: CatalogueSource, { folder, ...options }: Options): CatalogueSource {
  const open = <T>(name: string, read: (body: unknown) => T) =>
    createStaticFile({ report: console.error, ...options, path: path.join(folder, `${name}.json`), read });
  const home = open('home-page', readHomeFile);
  const categories = open('categories', LIST_READERS.categories);
  const brands = open('brands', LIST_READERS.brands);
  const coupons = open('coupons', LIST_READERS.coupons);
  const deals = open('deals', LIST_READERS.deals);
  return {
    ...source,
    async listCategories(query = {}) {
      const inHome = pickPage((await home())?.categories ?? null, query);
      return inHome ?? pickPage(await categories(), query) ?? source.listCategories(query);
    },
    async listBrands(query = {}) {
      const start = await pickStart(query, { all: brands, home, featured: 'featuredBrands' });
      return pickPage(start, query) ?? source.listBrands(query);
    },
    async listCoupons(query = {}) {
      const start = await pickStart(query, { all: coupons, home, featured: 'featuredCoupons' });
      return pickPage(start ?? (await pickCategoryStart(query, home)), query) ?? source.listCoupons(query);
    },
    async listDeals(query = {}) {
      const start = await pickStart(query, { all: deals, home, featured: 'featuredDeals' });
      return pickPage(start, query) ?? source.listDeals(query);
    },
  };
}

type FeaturedName = 'featuredBrands' | 'featuredCoupons' | 'featuredDeals';
type Home = () => Promise<HomeFile | null>;

/** The list without filters, or the featured ones; null where anything else is asked for. */
async function pickStart<T, Name extends FeaturedName>(
  query: BrandQuery | OfferQuery,
  lists: { all: () => Promise<ListStart<T> | null>; home: Home; featured: Name },
): Promise<ListStart<T> | HomeFile[Name] | null> {
  const filters = listFilters(query);
  if (filters.length === 0) return lists.all();
  const isFeatured = filters.length === 1 && query.featured === true;
  return isFeatured ? ((await lists.home())?.[lists.featured] ?? null) : null;
}

async function pickCategoryStart(query: OfferQuery, home: Home): Promise<ListStart<Coupon> | null> {
  if (query.categoryId === undefined || listFilters(query).length > 1) return null;
  return (await home())?.categoryCoupons.get(query.categoryId) ?? null;
}

/** The names of what narrows or orders a list, beyond page and page size. */
function listFilters(query: PageQuery): string[] {
  return Object.entries(query).flatMap(([name, value]) =>
    ['page', 'pageSize'].includes(name) || value === undefined ? [] : [name],
  );
}

/** The page that is asked for, where the start of the list holds all of it; else null. */
function pickPage<T>(start: ListStart<T> | null, query: PageQuery): Page<T> | null {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query;
  if (start === null || !isWithin(page, MAX_STATIC_PAGE) || !isWithin(pageSize, MAX_PAGE_SIZE)) return null;
  const [from, to] = [(page - 1) * pageSize, page * pageSize];
  if (start.items.length < Math.min(to, start.total)) return null;
  const items = start.items.slice(from, to).flatMap((item) => (item === null ? [] : [item]));
  return { items, total: start.total, page, pageSize };
}

function isWithin(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= max;
}
