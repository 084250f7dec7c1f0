import type { NewArticle, NewBrand, NewCategory, NewOffer } from '@/lib/catalogue';
import { DEFAULT_CATEGORIES } from '@/lib/catalogue/rules';
import { buildBrands } from './brands/build-brands';
import { buildArticles, isLasting, readArticleFiles, type RelatedOffer } from './build-articles';
import { countOrdinaryOffers, generateOffers } from './offers/generate-offers';
import { getDemoSize } from './size';

export type DemoCatalogue = {
  categories: NewCategory[];
  brands: NewBrand[];
  /** Oldest first, coupons and deals mixed. */
  offers: NewOffer[];
  articles: NewArticle[];
};

/** The demo whose offers are made one after the other, because a large one would fill the memory. */
export type DemoPlan = Omit<DemoCatalogue, 'offers' | 'articles'> & {
  /** Each once; the articles, which name some of them, come after all of them. */
  offers: Iterable<NewOffer>;
  buildArticles(): NewArticle[];
};

/**
 * Plans the demo: fictional brands, their offers and the articles. The same day (UTC) of `now` gives the same catalogue,
 * as large as `scale` says; throws if the wording or an article file is faulty.
 */
export function planDemoCatalogue({ now, scale = 1 }: { now: Date; scale?: number }): DemoPlan {
  const size = getDemoSize(scale);
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const shops = buildBrands(size.brands, countOrdinaryOffers(size, today));
  const brands = shops.map(({ brand }) => brand);
  const lasting: RelatedOffer[] = [];
  function* generate(): Generator<NewOffer> {
    for (const offer of generateOffers(shops, size, today)) {
      const { source, externalId, kind, brandUniqueName, categorySlugs } = offer;
      if (isLasting(offer, today)) {
        lasting.push({ source, externalId, kind, brandUniqueName, categorySlugs });
      }
      yield offer;
    }
  }
  return {
    categories: [...DEFAULT_CATEGORIES],
    brands,
    offers: generate(),
    buildArticles: () => buildArticles(readArticleFiles(), brands, lasting, today),
  };
}

/** The whole demo at once (planDemoCatalogue). */
export function buildDemoCatalogue(options: { now: Date; scale?: number }): DemoCatalogue {
  const { categories, brands, offers, buildArticles } = planDemoCatalogue(options);
  return { categories, brands, offers: [...offers], articles: buildArticles() };
}
