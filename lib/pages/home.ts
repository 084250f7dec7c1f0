import { HOME_SIZES, pickHighlightCategories } from '@/lib/catalogue/rules';
import type { Brand, CatalogueSource, Category, Coupon, Deal, ItemId, Offer, Page } from '@/lib/catalogue';
import {
  EMPTY_PAGE,
  HOME_TIMEOUT_MS,
  pickFailure,
  startPageLoad,
  type Attempt,
  type LoadFailure,
  type PageLoad,
} from './page-load';

/** Offers of a category: coupons, or deals where it has no coupon. */
export type CategoryHighlight = { category: Category; offers: Offer[] };
export type HomeData = {
  categories: Category[];
  featuredBrands: Brand[];
  featuredCoupons: Coupon[];
  featuredDeals: Deal[];
  highlights: CategoryHighlight[];
};
/** `failure` is there where all of it is empty because the catalogue fails. */
type HomePageData = { home: HomeData; failure?: LoadFailure };

/**
 * Everything of the home page (docs/specification.md §2.3.2, §2.3.3, §7.14): four lists in parallel, then the offers
 * of the highlights. What the catalogue does not feature enough of is filled with the newest live offers and the brands
 * with most of them (docs/specification.md §2.3.5). A list that fails, or takes longer than 8 seconds, is empty (docs/specification.md §8.4).
 */
export async function loadHome(source: CatalogueSource): Promise<HomePageData> {
  const load = startPageLoad(HOME_TIMEOUT_MS);
  const [categories, brands, coupons, deals] = await Promise.all([
    load.attempt<Page<Category>>(source.listCategories({ pageSize: HOME_SIZES.categories }), EMPTY_PAGE),
    load.attempt<Page<Brand>>(source.listBrands({ featured: true, pageSize: HOME_SIZES.brands }), EMPTY_PAGE),
    load.attempt<Page<Coupon>>(
      source.listCoupons({ featured: true, pageSize: HOME_SIZES.coupons }),
      EMPTY_PAGE,
    ),
    load.attempt<Page<Deal>>(source.listDeals({ featured: true, pageSize: HOME_SIZES.deals }), EMPTY_PAGE),
  ]);
  const { brands: brandCount, coupons: couponCount, deals: dealCount } = HOME_SIZES;
  const [featuredBrands, featuredCoupons, featuredDeals, highlights] = await Promise.all([
    fill(load, brands, brandCount, (limit) => source.listBusiestBrands(limit)),
    fill(load, coupons, couponCount, async (pageSize) => (await source.listCoupons({ pageSize })).items),
    fill(load, deals, dealCount, async (pageSize) => (await source.listDeals({ pageSize })).items),
    loadHighlights(load, source, categories.value.items),
  ]);
  const home = {
    categories: categories.value.items,
    ...{ featuredBrands, featuredCoupons, featuredDeals, highlights },
  };
  return { home, failure: pickFailure(categories, brands, coupons, deals) };
}

/** The featured items, and where they are fewer than fit, others behind them. What failed stays as it is. */
async function fill<T extends { id: ItemId }>(
  load: PageLoad,
  { value: { items }, failure }: Attempt<Page<T>>,
  size: number,
  list: (limit: number) => Promise<T[]>,
): Promise<T[]> {
  if (failure !== undefined || items.length >= size) return items;
  const { value: others } = await load.attempt(list(size + items.length), []);
  const shown = new Set(items.map(({ id }) => id));
  return [...items, ...others.filter(({ id }) => !shown.has(id))].slice(0, size);
}

/** Travel and fashion; for each without an offer the next of the categories with most (docs/specification.md §2.3.4). */
async function loadHighlights(
  load: PageLoad,
  source: CatalogueSource,
  categories: Category[],
): Promise<CategoryHighlight[]> {
  const themes = await loadOffers(load, source, pickHighlightCategories(categories));
  if (themes.length >= HOME_SIZES.highlights) return themes;
  const busiest = await load.attempt(source.listBusiestCategories(HOME_SIZES.highlights + themes.length), []);
  const shown = new Set(themes.map(({ category }) => category.id));
  const others = busiest.value.filter(({ id }) => !shown.has(id));
  return [
    ...themes,
    ...(await loadOffers(load, source, others.slice(0, HOME_SIZES.highlights - themes.length))),
  ];
}

async function loadOffers(
  load: PageLoad,
  source: CatalogueSource,
  categories: Category[],
): Promise<CategoryHighlight[]> {
  const highlights = await Promise.all(
    categories.map(async (category) => {
      const query = { categoryId: category.id, pageSize: HOME_SIZES.highlightOffers };
      const { value: coupons } = await load.attempt<Page<Coupon>>(source.listCoupons(query), EMPTY_PAGE);
      if (coupons.items.length > 0) return { category, offers: coupons.items };
      const { value: deals } = await load.attempt<Page<Deal>>(source.listDeals(query), EMPTY_PAGE);
      return { category, offers: deals.items };
    }),
  );
  return highlights.filter(({ offers }) => offers.length > 0);
}
