import type { APIRequestContext } from '@playwright/test';
import { buildArticleHref } from '@/lib/url/paths';

export type ListedBrand = {
  id: number;
  name: string;
  unique_name: string;
  logo: string;
  total_coupons: number;
  total_deals: number;
};
export type ListedCoupon = {
  id: number;
  name: string;
  code: string | null;
  brand: { name: string; unique_name: string };
};

async function getData<T>(request: APIRequestContext, path: string): Promise<T> {
  const response = await request.get(`/api/v1${path}`);
  const body: { data: T } = await response.json();
  return body.data;
}

/** The brand with the most coupons of a page of featured ones: its tabs have several pages in the demo. */
export async function getLargestBrand(request: APIRequestContext): Promise<ListedBrand> {
  const { brand_list } = await getData<{ brand_list: ListedBrand[] }>(
    request,
    '/brands?featured=true&page_size=100',
  );
  const [largest] = brand_list.sort((a, b) => b.total_coupons - a.total_coupons);
  if (!largest) throw new Error('The demo catalogue has no featured brand.');
  return largest;
}

/** The first brand of the list that is as the test says; brands with live offers come first. */
export async function findBrand(
  request: APIRequestContext,
  isWanted: (brand: ListedBrand) => boolean,
): Promise<ListedBrand> {
  for (let page = 1; ; page += 1) {
    const { brand_list } = await getData<{ brand_list: ListedBrand[] }>(
      request,
      `/brands?page_size=100&page=${page}`,
    );
    const found = brand_list.find(isWanted);
    if (found) return found;
    if (brand_list.length === 0) throw new Error('The demo catalogue has no such brand.');
  }
}

/** The first coupon of the list, which is live. */
export async function getFirstCoupon(request: APIRequestContext): Promise<ListedCoupon> {
  const { coupon_list } = await getData<{ coupon_list: ListedCoupon[] }>(request, '/coupons?page_size=20');
  const coupon = coupon_list.find(({ code }) => code !== null);
  if (!coupon) throw new Error('The demo catalogue has no coupon with a code on its first page.');
  return coupon;
}

/** The first deal of the list, which is live. */
export async function getFirstDeal(
  request: APIRequestContext,
): Promise<{ id: number; brand: { unique_name: string } }> {
  const { deal_list } = await getData<{ deal_list: { id: number; brand: { unique_name: string } }[] }>(
    request,
    '/deals?page_size=1',
  );
  const [deal] = deal_list;
  if (!deal) throw new Error('The demo catalogue has no deal.');
  return deal;
}

/** The address of the newest article. */
export async function getFirstArticlePath(request: APIRequestContext): Promise<string> {
  const { article_list } = await getData<{ article_list: { slug: string }[] }>(
    request,
    '/articles?page_size=1',
  );
  const [article] = article_list;
  if (!article) throw new Error('The demo catalogue has no article.');
  return buildArticleHref('en', article.slug);
}

/** How much the catalogue holds. */
export function getStats(
  request: APIRequestContext,
): Promise<{ brands: number; coupons: number; deals: number }> {
  return getData(request, '/stats');
}

/** How many items a list holds. */
export async function getTotal(request: APIRequestContext, path: string): Promise<number> {
  return (await getData<{ total: number }>(request, path)).total;
}
