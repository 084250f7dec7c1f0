import type { NewArticle, NewBrand, NewCategory, NewOffer } from '@/lib/catalogue';
import { DEFAULT_CATEGORIES } from '@/lib/catalogue/rules';
import { buildBrands } from './brands/build-brands';
import { buildArticles, readArticleFiles } from './build-articles';
import { countOrdinaryOffers, generateOffers } from './offers/generate-offers';
import { getDemoSize } from './size';

export type DemoCatalogue = {
  categories: NewCategory[];
  brands: NewBrand[];
  /** Oldest first, coupons and deals mixed. */
  offers: NewOffer[];
  articles: NewArticle[];
};

/**
 * Builds the whole demo: fictional brands, their offers and the articles. The same day (UTC) of `now` gives the same
 * catalogue, as large as `scale` says; throws if the wording or an article file is faulty.
 */
export function buildDemoCatalogue({ now, scale = 1 }: { now: Date; scale?: number }): DemoCatalogue {
  const size = getDemoSize(scale);
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const shops = buildBrands(size.brands, countOrdinaryOffers(size, today));
  const brands = shops.map(({ brand }) => brand);
  const offers = [...generateOffers(shops, size, today)];
  return {
    categories: [...DEFAULT_CATEGORIES],
    brands,
    offers,
    articles: buildArticles(readArticleFiles(), brands, offers, today),
  };
}
