import type { Brand, Category, Coupon, Deal } from '@/lib/catalogue/types';
import { toApiCategoryList } from '@/lib/catalogue/wire/category';
import { toApiSearchResult } from '@/lib/catalogue/wire/search-result';
import { buildPage } from '@/lib/testing/build-offer';

type Items = { brands?: Brand[]; coupons?: Coupon[]; deals?: Deal[] };
type Reply = Items | 'fails' | 'never';

/** Takes the place of the site's own API: knows some searches, finds nothing for others, and counts its calls. */
export function installFakeApi(replies: Record<string, Reply>, categories: Category[] = []) {
  const searches: string[] = [];
  const aborted: string[] = [];

  async function reply(path: string, { signal }: { signal: AbortSignal }): Promise<unknown> {
    const url = new URL(path, 'https://site.example');
    if (url.pathname === '/api/v1/categories') return toApiCategoryList(buildPage(categories));
    const text = url.searchParams.get('query') ?? '';
    searches.push(text);
    const known = replies[text] ?? {};
    if (known === 'fails') throw new TypeError('Failed to fetch');
    if (known !== 'never') return toApiSearchResult(buildResult(text, known));
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        aborted.push(text);
        reject(signal.reason);
      });
    });
  }

  Object.assign(globalThis, {
    fetch: async (path: string, options: { signal: AbortSignal }) => {
      const data = await reply(path, options);
      return { ok: true, json: async () => ({ data }) };
    },
  });
  return { searches, aborted };
}

function buildResult(query: string, { brands = [], coupons = [], deals = [] }: Items) {
  return {
    query,
    type: 'all',
    total: brands.length + coupons.length + deals.length,
    page: 1,
    pageSize: 4,
    brands: { total: brands.length, items: brands },
    coupons: { total: coupons.length, items: coupons },
    deals: { total: deals.length, items: deals },
  } as const;
}
