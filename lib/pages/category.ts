import type { Brand, CatalogueSource, Category, Coupon, Deal, Page } from '@/lib/catalogue';
import { shortenRevalidateIfEmpty } from '@/lib/server/next-seams/shorten-revalidate';
import { getCategoryBySlug } from '@/lib/catalogue/rules';
import { isOutOfRange } from './list';
import { EMPTY_PAGE, listFailed, pickFailure, startPageLoad, type LoadFailure } from './page-load';

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
      /** The categories nearest to it. */
      related: Category[];
      tab: CategoryTab;
      /** The tabs that are empty because the catalogue fails. */
      failedTabs: CategoryTab[];
      /** Where all tabs are empty because the catalogue fails. */
      failure?: LoadFailure;
    }
  /** The address is an old one of the category. */
  | { status: 'moved'; category: Category }
  | { status: 'out-of-range'; category: Category }
  | { status: 'invalid' | 'unknown' }
  | { status: 'failed'; failure: LoadFailure };

/**
 * A category's page with its three tabs (docs/specification.md §2.10); a tab that fails is empty and named
 * (docs/specification.md §8.14).
 */
export async function loadCategoryPage(
  source: CatalogueSource,
  state: CategoryPageState,
): Promise<CategoryPageData> {
  if (state.slug.trim() === '') return { status: 'invalid' };
  const load = startPageLoad();
  const { value: category, failure } = await load.attempt(getCategoryBySlug(source, state.slug), null);
  if (failure) return { status: 'failed', failure };
  if (category === null) return { status: 'unknown' };
  if (category.slug !== state.slug) return { status: 'moved', category };
  const query = (tab: CategoryTab) => ({
    categoryId: category.id,
    page: state.tab === tab ? (state.page ?? 1) : 1,
  });
  const [brands, coupons, deals, related] = await Promise.all([
    load.attempt<Page<Brand>>(source.listBrands(query('brands')), EMPTY_PAGE),
    load.attempt<Page<Coupon>>(source.listCoupons(query('coupons')), EMPTY_PAGE),
    load.attempt<Page<Deal>>(source.listDeals(query('deals')), EMPTY_PAGE),
    load.attempt(source.listRelatedCategories(category.id), []),
  ]);
  const beyond = [brands, coupons, deals].find(({ value }) => isOutOfRange(value));
  if (beyond) {
    await shortenRevalidateIfEmpty(beyond.value);
    return { status: 'out-of-range', category };
  }
  return {
    status: 'found',
    category,
    brands: brands.value,
    coupons: coupons.value,
    deals: deals.value,
    related: related.value,
    tab: state.tab ?? 'brands',
    failedTabs: listFailed({ brands, coupons, deals }),
    failure: pickFailure(brands, coupons, deals),
  };
}
