import { z } from 'zod';
import { hostBrand } from '../wire/brand';
import { hostCategory } from '../wire/category';
import { hostCoupon, hostDeal } from '../wire/offer';
import { readPage } from '../http/read-page';
import { DEFAULT_PAGE_SIZE } from '../source';
import type { Page } from '../types';
import type { ListStart } from './list-start';

/** brands.json, coupons.json, deals.json and categories.json (spec §3): the first pages as /api/v1 answers them. */

const listFile = z.object({ pages: z.array(z.object({ page: z.int().min(1), data: z.unknown() })).min(1) });

/**
 * What each of the files holds, by its name; null where it lists nothing: whether that is so is for the host to say.
 * Each reader throws on what is not such a file.
 */
export const LIST_READERS = {
  categories: (body: unknown) => readListFile(body, 'category_list', hostCategory),
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
