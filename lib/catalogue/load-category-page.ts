import { isOutOfRange, getCategoryBySlug } from './load-list';
import type { CatalogueSource } from './source';
import type { Brand, Category, Coupon, Deal, Page } from './types';

export type CategoryTab = 'brands' | 'coupons' | 'deals';
export type CategoryPageState = {
  slug: string;
  /** The tab whose page is named; the others stay on their first. */
  tab?: CategoryTab;
  page?: number;
};

export type CategoryPageData =
  | {
      status: 'found';
      category: Category;
      brands: Page<Brand>;
      coupons: Page<Coupon>;
      deals: Page<Deal>;
      tab: CategoryTab;
    }
  | { status: 'invalid' | 'unknown' | 'out-of-range' };

/** A category's page with its three tabs (spec §2, "Category page"). */
export async function loadCategoryPage(
  source: CatalogueSource,
  state: CategoryPageState,
): Promise<CategoryPageData> {
  if (state.slug.trim() === '') return { status: 'invalid' };
  const category = await getCategoryBySlug(source, state.slug);
  if (category === null) return { status: 'unknown' };
  const query = (tab: CategoryTab) => ({
    categoryId: category.id,
    page: state.tab === tab ? (state.page ?? 1) : 1,
  });
  const [brands, coupons, deals] = await Promise.all([
    source.listBrands(query('brands')),
    source.listCoupons(query('coupons')),
    source.listDeals(query('deals')),
  ]);
  if ([brands, coupons, deals].some(isOutOfRange)) return { status: 'out-of-range' };
  return { status: 'found', category, brands, coupons, deals, tab: state.tab ?? 'brands' };
}
