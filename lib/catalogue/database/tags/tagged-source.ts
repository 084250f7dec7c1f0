import { tagResponse } from '@/lib/server';
import type { BrandQuery, OfferQuery } from '../../source';
import type { Article, Brand, ItemId, Offer } from '../../types';
import { toRowId } from '../row-ids';
import type { EmbeddedSource } from '../source';
import {
  ARTICLES,
  CATEGORIES,
  LISTS,
  RELATED,
  toArticleAddressTag,
  toArticleTag,
  toBrandAddressTag,
  toBrandRowTag,
  toBrandTag,
  toBrandTotalsTag,
  toCategoryTag,
  toOfferTag,
  toPictureTag,
  toRelatedTag,
} from './tag-names';

/** What shows more single items than this is tagged as a list: Next takes no more tags of one read. */
const MAX_ITEM_TAGS = 100;

/** The same source, whose every read names the tags of what it returns for the response that is being rendered. */
export function withTags(source: EmbeddedSource): EmbeddedSource {
  return {
    ...source,
    listCategories: (query) => tagged(source.listCategories(query), () => [CATEGORIES]),
    listBusiestCategories: (limit) => tagged(source.listBusiestCategories(limit), () => [CATEGORIES, LISTS]),
    findMovedCategory: (slug) => tagged(source.findMovedCategory(slug), () => [CATEGORIES]),
    listRelatedCategories: (id) =>
      tagged(source.listRelatedCategories(id), () => [CATEGORIES, toCategoryTag(toRowId(id))]),
    listBrands: (query) => tagged(source.listBrands(query), () => listScopeTags(query)),
    listBusiestBrands: (limit) => tagged(source.listBusiestBrands(limit), () => [LISTS]),
    getBrand: (id) => tagged(source.getBrand(id), () => listShownBrandTags(id)),
    getBrandByUniqueName: (name) =>
      tagged(source.getBrandByUniqueName(name), (brand) => listNamedBrandTags(name, brand)),
    listRelatedBrands: (id) =>
      tagged(source.listRelatedBrands(id), (brands) => [
        ...[RELATED, toRelatedTag(toRowId(id))],
        ...brands.flatMap((brand) => listShownBrandTags(brand.id)),
      ]),
    listIndexedBrands: (query) => tagged(source.listIndexedBrands(query), () => [LISTS]),
    listCoupons: (query) => tagged(source.listCoupons(query), () => listScopeTags(query)),
    listDeals: (query) => tagged(source.listDeals(query), () => listScopeTags(query)),
    listExpiredCoupons: (query) => tagged(source.listExpiredCoupons(query), () => listScopeTags(query)),
    listExpiredDeals: (query) => tagged(source.listExpiredDeals(query), () => listScopeTags(query)),
    getCoupon: (id) => tagged(source.getCoupon(id), (offer) => listOfferTags(id, offer)),
    getDeal: (id) => tagged(source.getDeal(id), (offer) => listOfferTags(id, offer)),
    search: (query) => tagged(source.search(query), () => [LISTS]),
    listArticles: (query) => tagged(source.listArticles(query), () => [ARTICLES, CATEGORIES]),
    getArticle: (id) =>
      tagged(source.getArticle(id), (article) => [toArticleTag(toRowId(id)), ...listArticleTags(article)]),
    getArticleBySlug: (slug) =>
      tagged(source.getArticleBySlug(slug), (article) => [
        toArticleAddressTag(slug),
        ...listArticleTags(article),
      ]),
    getPicture: (name) => tagged(source.getPicture(name), () => [toPictureTag(name)]),
    getStats: () => tagged(source.getStats(), () => [LISTS]),
  };
}

async function tagged<T>(reading: Promise<T>, list: (found: T) => string[]): Promise<T> {
  const found = await reading;
  await tagResponse(list(found));
  return found;
}

/** Of a list of one brand, of one category, or of all. */
function listScopeTags({
  brandId,
  categoryId,
}: Pick<OfferQuery & BrandQuery, 'brandId' | 'categoryId'> = {}) {
  if (brandId !== undefined) return [toBrandTag(toRowId(brandId))];
  return [categoryId === undefined ? LISTS : toCategoryTag(toRowId(categoryId))];
}

function listShownBrandTags(id: ItemId): string[] {
  return [toBrandRowTag(toRowId(id)), toBrandTotalsTag(toRowId(id))];
}

function listNamedBrandTags(name: string, brand: Brand | null): string[] {
  const address = brand?.uniqueName === name ? [] : [toBrandAddressTag(name)];
  return [...address, ...(brand === null ? [] : listShownBrandTags(brand.id))];
}

/** With the row of its brand, which is embedded in it. */
function listOfferTags(id: ItemId, offer: Offer | null): string[] {
  return [toOfferTag(toRowId(id)), ...(offer === null ? [] : [toBrandRowTag(toRowId(offer.brandId))])];
}

function listArticleTags(article: Article | null): string[] {
  if (article === null) return [];
  const offers = [...article.coupons, ...article.deals];
  const shown =
    offers.length > MAX_ITEM_TAGS / 2 ? [LISTS] : offers.flatMap((offer) => listOfferTags(offer.id, offer));
  const brand = article.brand === null ? [] : listShownBrandTags(article.brand.id);
  return [toArticleTag(toRowId(article.id)), CATEGORIES, ...brand, ...shown];
}
