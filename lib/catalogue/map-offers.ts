import type { Settings } from '@/lib/config';
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

/** A path with an address of its own in it: what is added at its end would be the shop's. */
const HOLDS_ADDRESS = /^https?:\/\/[^?#]*\/https?(?::|%3a)/i;

/**
 * The same source, where the tracking link of an offer carries the offer's id as its network's own parameter, so that
 * what the network reports as earned can be matched with offers. Links of an API host stay as they are.
 */
export function withSubIds(source: CatalogueSource, subIds: Settings['subIds']): CatalogueSource {
  return mapOffers(source, (offer) => {
    const subId = offer.origin && subIds.get(offer.origin.source);
    if (!subId || offer.trackingUrl === null) return offer;
    const value = subId.value.replaceAll('{id}', encodeURIComponent(offer.id));
    return { ...offer, trackingUrl: addSubId(offer.trackingUrl, subId.name, value) };
  });
}

/**
 * The link with one more parameter, and each other byte as it was. One that has the parameter already, in whatever case,
 * or whose path ends in the shop's own address, is returned as it is; so is what is no address.
 */
export function addSubId(link: string, name: string, value: string): string {
  if (!URL.canParse(link) || HOLDS_ADDRESS.test(link)) return link;
  const names = [...new URL(link).searchParams.keys()];
  if (names.some((known) => known.toLowerCase() === name.toLowerCase())) return link;
  const hashAt = link.indexOf('#');
  const [address, hash] = hashAt === -1 ? [link, ''] : [link.slice(0, hashAt), link.slice(hashAt)];
  const separator = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&';
  return `${address}${separator}${name}=${value}${hash}`;
}
