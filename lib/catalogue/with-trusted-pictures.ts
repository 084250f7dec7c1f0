import type { Settings } from '@/lib/config';
import { parsePictureUrl } from '@/lib/url/parse-web-url';
import type { CatalogueSource } from './source';
import type { Article, ArticleSummary, Brand, Coupon, Deal } from './types';

/** The hosts that pictures may come from: those of the settings, and the API host where one is set. */
export function listPictureHosts({ imageHosts, apiBaseUrl }: Pick<Settings, 'imageHosts' | 'apiBaseUrl'>) {
  return apiBaseUrl === undefined ? imageHosts : [...imageHosts, new URL(apiBaseUrl).host];
}

/** The same source, whose pictures are null wherever `parsePictureUrl` does not trust their address. */
export function withTrustedPictures(source: CatalogueSource, hosts: readonly string[]): CatalogueSource {
  const { toBrand, toCoupon, toDeal, toSummary, toArticle } = buildMappers(hosts);
  return {
    ...source,
    listBrands: async (query) => mapItems(await source.listBrands(query), toBrand),
    listRelatedBrands: async (id) => (await source.listRelatedBrands(id)).map(toBrand),
    listBusiestBrands: async (limit) => (await source.listBusiestBrands(limit)).map(toBrand),
    getBrand: async (id) => mapFound(await source.getBrand(id), toBrand),
    getBrandByUniqueName: async (name) => mapFound(await source.getBrandByUniqueName(name), toBrand),
    listCoupons: async (query) => mapItems(await source.listCoupons(query), toCoupon),
    listDeals: async (query) => mapItems(await source.listDeals(query), toDeal),
    listExpiredCoupons: async (query) => mapItems(await source.listExpiredCoupons(query), toCoupon),
    listExpiredDeals: async (query) => mapItems(await source.listExpiredDeals(query), toDeal),
    getCoupon: async (id) => mapFound(await source.getCoupon(id), toCoupon),
    getDeal: async (id) => mapFound(await source.getDeal(id), toDeal),
    search: async (query) => {
      const result = await source.search(query);
      return {
        ...result,
        brands: mapItems(result.brands, toBrand),
        coupons: mapItems(result.coupons, toCoupon),
        deals: mapItems(result.deals, toDeal),
      };
    },
    listArticles: async (query) => mapItems(await source.listArticles(query), toSummary),
    getArticle: async (id) => mapFound(await source.getArticle(id), toArticle),
    getArticleBySlug: async (slug) => mapFound(await source.getArticleBySlug(slug), toArticle),
    getArticleDraft: async (slug) => mapFound(await source.getArticleDraft(slug), toArticle),
  };
}

function buildMappers(hosts: readonly string[]) {
  const trust = (url: string | null) => parsePictureUrl(url, hosts);
  const withLogo = <T extends { logo: string | null }>(brand: T): T => ({
    ...brand,
    logo: trust(brand.logo),
  });
  const withBrand = <T extends { brand: { logo: string | null } | null }>(item: T): T => ({
    ...item,
    brand: item.brand && withLogo(item.brand),
  });
  const withPicture = <T extends ArticleSummary | Article>(article: T): T => ({
    ...withBrand(article),
    featuredImage: trust(article.featuredImage),
  });
  const toCoupon = (coupon: Coupon): Coupon => withBrand(coupon);
  const toDeal = (deal: Deal): Deal => ({ ...withBrand(deal), img: trust(deal.img) });
  return {
    toBrand: (brand: Brand): Brand => withLogo(brand),
    toCoupon,
    toDeal,
    toSummary: (article: ArticleSummary): ArticleSummary => withPicture(article),
    toArticle: (article: Article): Article => ({
      ...withPicture(article),
      coupons: article.coupons.map(toCoupon),
      deals: article.deals.map(toDeal),
    }),
  };
}

function mapItems<T, L extends { items: T[] }>(list: L, map: (item: T) => T): L {
  return { ...list, items: list.items.map(map) };
}

function mapFound<T>(item: T | null, map: (item: T) => T): T | null {
  return item === null ? null : map(item);
}
