import {
  EMPTY_PAGE,
  HOME_PATIENCE_MS,
  pickFailure,
  startPageLoad,
  type LoadFailure,
  type PageLoad,
} from './page-load';
import type { CatalogueSource } from './source';
import type { Brand, Category, Coupon, Deal, Page } from './types';

export type CategoryHighlight = { category: Category; coupons: Coupon[] };
export type HomeData = {
  categories: Category[];
  featuredBrands: Brand[];
  featuredCoupons: Coupon[];
  featuredDeals: Deal[];
  highlights: CategoryHighlight[];
};
/** `failure` is there where all of it is empty because the catalogue fails. */
type HomePageData = { home: HomeData; failure?: LoadFailure };

/** Spec §7 and §9: what the home page loads. */
const CATEGORY_LIMIT = 100;
const BRAND_LIMIT = 15;
const COUPON_LIMIT = 10;
const DEAL_LIMIT = 16;
const HIGHLIGHT_COUPON_LIMIT = 5;
const HIGHLIGHT_KEYWORDS = [
  ['travel', 'transportation'],
  ['fashion', 'apparel'],
];

/**
 * Everything of the home page (spec §2, "Home"): four lists in parallel, then the coupons of the highlights. A list that
 * fails, or takes longer than 8 seconds, is empty (spec §8).
 */
export async function loadHome(source: CatalogueSource): Promise<HomePageData> {
  const load = startPageLoad(HOME_PATIENCE_MS);
  const [categories, brands, coupons, deals] = await Promise.all([
    load.attempt<Page<Category>>(source.listCategories({ pageSize: CATEGORY_LIMIT }), EMPTY_PAGE),
    load.attempt<Page<Brand>>(source.listBrands({ featured: true, pageSize: BRAND_LIMIT }), EMPTY_PAGE),
    load.attempt<Page<Coupon>>(source.listCoupons({ featured: true, pageSize: COUPON_LIMIT }), EMPTY_PAGE),
    load.attempt<Page<Deal>>(source.listDeals({ featured: true, pageSize: DEAL_LIMIT }), EMPTY_PAGE),
  ]);
  const home: HomeData = {
    categories: categories.value.items,
    featuredBrands: brands.value.items,
    featuredCoupons: coupons.value.items,
    featuredDeals: deals.value.items,
    highlights: await loadHighlights(load, source, pickHighlightCategories(categories.value.items)),
  };
  return { home, failure: pickFailure(categories, brands, coupons, deals) };
}

/** The first category of each theme, in theme order, each at most once. */
export function pickHighlightCategories(categories: Category[]): Category[] {
  const picked = HIGHLIGHT_KEYWORDS.map((keywords) =>
    categories.find((category) => isAbout(category, keywords)),
  );
  return [...new Set(picked)].filter((category) => category !== undefined);
}

function isAbout(category: Category, keywords: string[]): boolean {
  const text = `${category.name} ${category.slug}`.toLowerCase();
  return keywords.some((keyword) => text.includes(keyword));
}

async function loadHighlights(
  load: PageLoad,
  source: CatalogueSource,
  categories: Category[],
): Promise<CategoryHighlight[]> {
  const highlights = await Promise.all(
    categories.map(async (category) => {
      const query = { categoryId: category.id, pageSize: HIGHLIGHT_COUPON_LIMIT };
      const { value: page } = await load.attempt<Page<Coupon>>(source.listCoupons(query), EMPTY_PAGE);
      return { category, coupons: page.items };
    }),
  );
  return highlights.filter((highlight) => highlight.coupons.length > 0);
}
