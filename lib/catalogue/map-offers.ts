import type { CatalogueSource } from './source';
import type { Article, Coupon, Deal } from './types';

/** Changes a coupon or deal, or returns it as it is. */
export type OfferMapper = <T extends Coupon | Deal>(offer: T) => T;

/** The same source, with every coupon and deal as `map` returns it. */
export function mapOffers(source: CatalogueSource, map: OfferMapper): CatalogueSource {
  return {
    ...source,
    listCoupons: async (query) => mapItems(await source.listCoupons(query), map),
    listDeals: async (query) => mapItems(await source.listDeals(query), map),
    listExpiredCoupons: async (query) => mapItems(await source.listExpiredCoupons(query), map),
    listExpiredDeals: async (query) => mapItems(await source.listExpiredDeals(query), map),
    getCoupon: async (id) => mapFound(await source.getCoupon(id), map),
    getDeal: async (id) => mapFound(await source.getDeal(id), map),
    search: async (query) => {
      const result = await source.search(query);
      return { ...result, coupons: mapItems(result.coupons, map), deals: mapItems(result.deals, map) };
    },
    getArticle: async (id) => mapArticle(await source.getArticle(id), map),
    getArticleBySlug: async (slug) => mapArticle(await source.getArticleBySlug(slug), map),
    getArticleDraft: async (slug) => mapArticle(await source.getArticleDraft(slug), map),
  };
}

/** The same list, with every item as `map` returns it. */
export function mapItems<L extends { items: unknown[] }>(
  list: L,
  map: (item: L['items'][number]) => L['items'][number],
): L {
  return { ...list, items: list.items.map((item) => map(item)) };
}

/** What `map` returns of an item, where there is one. */
export function mapFound<T>(item: T | null, map: (item: T) => T): T | null {
  return item === null ? null : map(item);
}

function mapArticle(article: Article | null, map: OfferMapper): Article | null {
  return article && { ...article, coupons: article.coupons.map(map), deals: article.deals.map(map) };
}
