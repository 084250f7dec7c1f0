import type { CatalogueSource } from './source';
import type { Brand, Category, Coupon, Deal } from './types';

export type CategoryHighlight = { category: Category; coupons: Coupon[] };
export type HomeData = {
  categories: Category[];
  featuredBrands: Brand[];
  featuredCoupons: Coupon[];
  featuredDeals: Deal[];
  highlights: CategoryHighlight[];
};

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

/** Everything of the home page (spec §2, "Home"): four lists in parallel, then the coupons of the highlights. */
export async function loadHome(source: CatalogueSource): Promise<HomeData> {
  const [categories, brands, coupons, deals] = await Promise.all([
    source.listCategories({ pageSize: CATEGORY_LIMIT }),
    source.listBrands({ featured: true, pageSize: BRAND_LIMIT }),
    source.listCoupons({ featured: true, pageSize: COUPON_LIMIT }),
    source.listDeals({ featured: true, pageSize: DEAL_LIMIT }),
  ]);
  return {
    categories: categories.items,
    featuredBrands: brands.items,
    featuredCoupons: coupons.items,
    featuredDeals: deals.items,
    highlights: await loadHighlights(source, pickHighlightCategories(categories.items)),
  };
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

async function loadHighlights(source: CatalogueSource, categories: Category[]): Promise<CategoryHighlight[]> {
  const highlights = await Promise.all(
    categories.map(async (category) => {
      const page = await source.listCoupons({ categoryId: category.id, pageSize: HIGHLIGHT_COUPON_LIMIT });
      return { category, coupons: page.items };
    }),
  );
  return highlights.filter((highlight) => highlight.coupons.length > 0);
}
