import { z } from 'zod';
import { hostBrand } from '../wire/brand';
import { hostCategory } from '../wire/category';
import { hostCoupon, hostDeal } from '../wire/offer';
import { count } from '../wire/fields';
import type { Brand, Category, Coupon, Deal } from '../types';
import type { ListStart } from './list-start';

/** The bundle of the home page, each list with its filter's own total; null where it holds nothing (list-files.ts). */
export type HomeFile = {
  categories: ListStart<Category> | null;
  featuredBrands: ListStart<Brand> | null;
  featuredCoupons: ListStart<Coupon> | null;
  featuredDeals: ListStart<Deal> | null;
  /** By the id of the category. */
  categoryCoupons: Map<number, ListStart<Coupon> | null>;
};

/** A bundle that was not made here may lack the totals, which spec §3 does not name: then a list ends where it does. */
const total = count.optional().catch(undefined);

// Lists that are null or hold what cannot be read make the file a broken one: the host has better ones.
const homeFile = z.object({
  categories: z.array(hostCategory),
  featuredBrands: z.array(hostBrand),
  featuredCoupons: z.array(hostCoupon),
  featuredDeals: z.array(hostDeal),
  categoryCoupons: z.record(z.string(), z.object({ coupons: z.array(hostCoupon), total })),
  totals: z
    .object({ categories: total, featuredBrands: total, featuredCoupons: total, featuredDeals: total })
    .catch({}),
});

/** What home-page.json holds (spec §3). Throws ZodError on what is not such a file. */
export function readHomeFile(body: unknown): HomeFile {
  const { totals, categoryCoupons, ...lists } = homeFile.parse(body);
  return {
    categories: toStart(lists.categories, totals.categories),
    featuredBrands: toStart(lists.featuredBrands, totals.featuredBrands),
    featuredCoupons: toStart(lists.featuredCoupons, totals.featuredCoupons),
    featuredDeals: toStart(lists.featuredDeals, totals.featuredDeals),
    categoryCoupons: new Map(
      Object.entries(categoryCoupons).map(([id, { coupons, total: told }]) => [
        Number(id),
        toStart(coupons, told),
      ]),
    ),
  };
}

function toStart<T>(items: T[], told = 0): ListStart<T> | null {
  return items.length === 0 ? null : { items, total: Math.max(items.length, told) };
}
