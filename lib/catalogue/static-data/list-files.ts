import { z } from 'zod';
import { hostBrand } from '../http/read/brand';
import { hostCategory } from '../http/read/category';
import { hostCoupon, hostDeal } from '../http/read/offer';
import { readPage } from '../http/read/page';
import { DEFAULT_PAGE_SIZE } from '../source';
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

/** A page that lacks items would move those of the pages after it, so the file then counts as broken. */
function readListFile<T>(body: unknown, name: string, item: z.ZodType<T>): ListStart<T> | null {
  const pages = listFile.parse(body).pages.map(({ page, data }, index) => {
    if (page !== index + 1) throw new Error(`its page ${index + 1} is missing`);
    const { value, sent } = readPage({ data }, name, item, { page, pageSize: DEFAULT_PAGE_SIZE });
    if (sent > DEFAULT_PAGE_SIZE)
      throw new Error(`its page ${page} holds more than ${DEFAULT_PAGE_SIZE} items`);
    return value;
  });
  const items = pages.flatMap((page) => page.items);
  const total = Math.max(items.length, ...pages.map((page) => page.total));
  if (items.length !== Math.min(total, pages.length * DEFAULT_PAGE_SIZE)) {
    throw new Error(`its pages of ${DEFAULT_PAGE_SIZE} are not whole`);
  }
  return items.length === 0 ? null : { items, total };
}
