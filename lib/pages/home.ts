import { HOME_SIZES, pickHighlightCategories } from '@/lib/catalogue/rules';
import type { Brand, CatalogueSource, Category, Coupon, Deal, Page } from '@/lib/catalogue';
import {
  EMPTY_PAGE,
  HOME_TIMEOUT_MS,
  pickFailure,
  startPageLoad,
  type LoadFailure,
  type PageLoad,
} from './page-load';

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

/**
 * Everything of the home page (docs/specification.md §2.3.2, §2.3.3, §7.14): four lists in parallel, then the coupons
 * of the highlights. A list that fails, or takes longer than 8 seconds, is empty (docs/specification.md §8.4).
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
  const home: HomeData = {
    categories: categories.value.items,
    featuredBrands: brands.value.items,
    featuredCoupons: coupons.value.items,
    featuredDeals: deals.value.items,
    highlights: await loadHighlights(load, source, pickHighlightCategories(categories.value.items)),
  };
  return { home, failure: pickFailure(categories, brands, coupons, deals) };
}

async function loadHighlights(
  load: PageLoad,
  source: CatalogueSource,
  categories: Category[],
): Promise<CategoryHighlight[]> {
  const highlights = await Promise.all(
    categories.map(async (category) => {
      const query = { categoryId: category.id, pageSize: HOME_SIZES.highlightCoupons };
      const { value: page } = await load.attempt<Page<Coupon>>(source.listCoupons(query), EMPTY_PAGE);
      return { category, coupons: page.items };
    }),
  );
  return highlights.filter((highlight) => highlight.coupons.length > 0);
}
