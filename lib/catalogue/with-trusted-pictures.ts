import type { Settings } from '@/lib/config';
import { parsePictureUrl } from '@/lib/url/parse-web-url';
import { mapFound, mapItems, mapOffers } from './map-offers';
import type { CatalogueSource } from './source';
import type { Article, ArticleSummary } from './types';

/** The hosts that pictures may come from: those of the settings, and the API host where one is set. */
export function listPictureHosts({ imageHosts, apiBaseUrl }: Pick<Settings, 'imageHosts' | 'apiBaseUrl'>) {
  return apiBaseUrl === undefined ? imageHosts : [...imageHosts, new URL(apiBaseUrl).host];
}

/** The same source, whose pictures are null wherever `parsePictureUrl` does not trust their address. */
export function withTrustedPictures(source: CatalogueSource, hosts: readonly string[]): CatalogueSource {
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
  const mapped = mapOffers(source, (offer) =>
    offer.kind === 'deal' ? { ...withBrand(offer), img: trust(offer.img) } : withBrand(offer),
  );
  return {
    ...mapped,
    listBrands: async (query) => mapItems(await source.listBrands(query), withLogo),
    listRelatedBrands: async (id) => (await source.listRelatedBrands(id)).map((brand) => withLogo(brand)),
    listBusiestBrands: async (limit) =>
      (await source.listBusiestBrands(limit)).map((brand) => withLogo(brand)),
    getBrand: async (id) => mapFound(await source.getBrand(id), withLogo),
    getBrandByUniqueName: async (name) => mapFound(await source.getBrandByUniqueName(name), withLogo),
    search: async (query) => {
      const result = await mapped.search(query);
      return { ...result, brands: mapItems(result.brands, withLogo) };
    },
    listArticles: async (query) => mapItems(await source.listArticles(query), withPicture),
    getArticle: async (id) => mapFound(await mapped.getArticle(id), withPicture),
    getArticleBySlug: async (slug) => mapFound(await mapped.getArticleBySlug(slug), withPicture),
    getArticleDraft: async (slug) => mapFound(await mapped.getArticleDraft(slug), withPicture),
  };
}
