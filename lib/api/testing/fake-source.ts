import { DEFAULT_PAGE_SIZE, type CatalogueSource, type PageQuery } from '@/lib/catalogue/source';
import type { Page } from '@/lib/catalogue/types';
import {
  ARTICLE_SUMMARIES,
  ARTICLES,
  BRANDS,
  CATEGORY,
  COUPONS,
  DEALS,
} from '@/lib/catalogue/wire/testing/items';

/** A small catalogue in memory: it pages, but leaves filters and matching to the contract suite of the real ones. */
export function createFakeSource(): CatalogueSource {
  return {
    listCategories: async (query) => toPage([CATEGORY], query),
    listBusiestCategories: async () => [],
    listBusiestBrands: async () => [],
    findMovedCategory: async () => null,
    listRelatedCategories: async () => [CATEGORY],
    listBrands: async (query) => toPage(BRANDS, query),
    getBrand: async (id) => BRANDS.find((brand) => brand.id === id) ?? null,
    getBrandByUniqueName: async (name) => BRANDS.find((brand) => brand.uniqueName === name) ?? null,
    listRelatedBrands: async (id) => BRANDS.filter((brand) => brand.id !== id),
    listIndexedBrands: async (query) => toPage([], query),
    listCoupons: async (query) => toPage(COUPONS, query),
    listDeals: async (query) => toPage(DEALS, query),
    listExpiredCoupons: async (query) => toPage([], query),
    listExpiredDeals: async (query) => toPage([], query),
    getCoupon: async (id) => COUPONS.find((coupon) => coupon.id === id) ?? null,
    getDeal: async (id) => DEALS.find((deal) => deal.id === id) ?? null,
    search: async ({ query, type = 'all', page = 1, pageSize = DEFAULT_PAGE_SIZE }) => ({
      query,
      type,
      total: 6,
      page,
      pageSize,
      brands: { total: 2, items: BRANDS },
      coupons: { total: 2, items: COUPONS },
      deals: { total: 2, items: DEALS },
    }),
    listArticles: async (query) => toPage(ARTICLE_SUMMARIES, query),
    getArticle: async (id) => ARTICLES.find((article) => article.id === id) ?? null,
    getArticleBySlug: async (slug) => ARTICLES.find((article) => article.slug === slug) ?? null,
    getArticleDraft: async (slug) => ARTICLES.find((article) => article.slug === slug) ?? null,
    getPicture: async () => null,
    getStats: async () => ({ brands: 2, coupons: 2, deals: 2 }),
    subscribe: async () => {},
    unsubscribe: async () => {},
    getVersion: async () => 1,
    getChanges: async () => ({ version: 1, tags: [], dueAt: null }),
  };
}

/** A catalogue that fails every call. */
export function createBrokenSource(error: Error): CatalogueSource {
  return new Proxy(createFakeSource(), {
    get: () => () => Promise.reject(error),
  });
}

function toPage<T>(items: T[], { page = 1, pageSize = DEFAULT_PAGE_SIZE }: PageQuery = {}): Page<T> {
  const start = (page - 1) * pageSize;
  return { items: items.slice(start, start + pageSize), total: items.length, page, pageSize };
}
