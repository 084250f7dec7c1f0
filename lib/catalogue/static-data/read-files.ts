import { z } from 'zod';
import { parseItemId } from '@/lib/url/item-id';
import { readPage } from '../http/read-page';
import { DEFAULT_PAGE_SIZE } from '../source';
import type { Brand, Category, Coupon, Deal, ItemId, Page } from '../types';
import { hostBrand } from '../wire/brand';
import { apiCategory } from '../wire/category';
import { count } from '../wire/fields';
import { hostCoupon, hostDeal } from '../wire/offer';

/** Pre-built files are used only for pages 1 to 5 (docs/specification.md §9.3). */
export const MAX_STATIC_PAGE = 5;

/** The first items of a list, null where one is left out, and how many the whole list holds. */
export type ListStart<T> = { items: (T | null)[]; total: number };

/** The bundle of the home page, each list with its filter's own total; null where it lists nothing. */
export type HomeFile = {
  categories: ListStart<Category> | null;
  featuredBrands: ListStart<Brand> | null;
  featuredCoupons: ListStart<Coupon> | null;
  featuredDeals: ListStart<Deal> | null;
  /** By the id of the category. */
  categoryCoupons: Map<ItemId, ListStart<Coupon> | null>;
};

const listFile = z.object({ pages: z.array(z.object({ page: z.int().min(1), data: z.unknown() })).min(1) });

/**
 * A bundle from elsewhere may lack the totals, which docs/specification.md §3.12 does not name: then a list ends where
 * it does.
 */
const total = count.optional().catch(undefined);

// Lists that are null or hold what cannot be read make the file a broken one: the host has better ones.
const homeFile = z.object({
  categories: z.array(apiCategory),
  featuredBrands: z.array(hostBrand),
  featuredCoupons: z.array(hostCoupon),
  featuredDeals: z.array(hostDeal),
  categoryCoupons: z.record(z.string(), z.object({ coupons: z.array(hostCoupon), total })),
  totals: z
    .object({ categories: total, featuredBrands: total, featuredCoupons: total, featuredDeals: total })
    .catch({}),
});

/** What home-page.json holds (docs/specification.md §3.12). Throws ZodError on what is not such a file. */
export function readHomeFile(body: unknown): HomeFile {
  const { totals, categoryCoupons, ...lists } = homeFile.parse(body);
  return {
    categories: toStart(lists.categories, totals.categories),
    featuredBrands: toStart(lists.featuredBrands, totals.featuredBrands),
    featuredCoupons: toStart(lists.featuredCoupons, totals.featuredCoupons),
    featuredDeals: toStart(lists.featuredDeals, totals.featuredDeals),
    categoryCoupons: new Map(
      Object.entries(categoryCoupons).map(([id, { coupons, total: listTotal }]) => [
        parseItemId(id) ?? id,
        toStart(coupons, listTotal),
      ]),
    ),
  };
}

/**
 * What brands.json, coupons.json, deals.json and categories.json hold (docs/specification.md §3.13): the first pages as
 * /api/v1 returns them; null where a file lists nothing, which only the host can say.
 * Each reader throws on what is not such a file.
 */
export const LIST_READERS = {
  categories: (body: unknown) => readListFile(body, 'category_list', apiCategory),
  brands: (body: unknown) => readListFile(body, 'brand_list', hostBrand),
  coupons: (body: unknown) => readListFile(body, 'coupon_list', hostCoupon),
  deals: (body: unknown) => readListFile(body, 'deal_list', hostDeal),
};

function readListFile<T>(body: unknown, name: string, item: z.ZodType<T>): ListStart<T> | null {
  const pages = listFile.parse(body).pages.map(({ page, data }, index) => {
    if (page !== index + 1) throw new Error(`its page ${index + 1} is missing`);
    return readFilePage({ data }, name, item, page);
  });
  const total = Math.max(...pages.map(countUpTo));
  const items = pages.flatMap((page) => fillPage(page, total));
  return items.length === 0 ? null : { items, total };
}

function readFilePage<T>(body: unknown, name: string, item: z.ZodType<T>, page: number): Page<T> {
  const { value, isSuspect, sent } = readPage(body, name, item, { page, pageSize: DEFAULT_PAGE_SIZE });
  if (sent > DEFAULT_PAGE_SIZE)
    throw new Error(`its page ${page} holds more than ${DEFAULT_PAGE_SIZE} items`);
  if (isSuspect) throw new Error(`its page ${page} holds next to nothing that can be read`);
  if (value.pageSize < Math.min(value.total, DEFAULT_PAGE_SIZE)) {
    throw new Error(`its page ${page} is one of ${value.pageSize} items, not of ${DEFAULT_PAGE_SIZE}`);
  }
  return value;
}

/** How many items the whole list holds, by what one of its pages says and shows. */
function countUpTo<T>({ items, total, page }: Page<T>): number {
  return items.length === 0 ? total : Math.max(total, (page - 1) * DEFAULT_PAGE_SIZE + items.length);
}

/**
 * The items of a page, with null for those that a host or this site could not read: the pages after it start where they
 * would otherwise. Throws Error where less than half of them are there.
 */
function fillPage<T>({ items, page }: Page<T>, total: number): (T | null)[] {
  const left = total - (page - 1) * DEFAULT_PAGE_SIZE;
  const length = Math.min(Math.max(left, 0), DEFAULT_PAGE_SIZE);
  if (items.length < length / 2) throw new Error(`its page ${page} holds ${items.length} of ${length} items`);
  return Array.from({ length }, (_, index) => items[index] ?? null);
}

function toStart<T>(items: T[], total = 0): ListStart<T> | null {
  return items.length === 0 ? null : { items, total: Math.max(items.length, total) };
}
