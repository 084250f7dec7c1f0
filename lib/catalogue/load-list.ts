import { countPages } from '../pagination/page-window';
import type { ListState } from '../url/paths';
import { MAX_PAGE_SIZE, type CatalogueSource } from './source';
import type { Brand, Category, Offer, Page } from './types';

/** A page of a list with the categories to choose from, or why there is none. */
export type ListData<T> =
  | { status: 'found'; categories: Category[]; category: Category | null; page: Page<T> }
  | { status: 'unknown-category' }
  | { status: 'out-of-range' };

type ListFilter = { search?: string; categoryId?: number; page: number };

/** A page of the brand list (spec §2, "Brand list"). */
export function loadBrandList(source: CatalogueSource, state: ListState): Promise<ListData<Brand>> {
  return loadList(source, state, (filter) => source.listBrands(filter));
}

/** A page of the coupon or deal list (spec §2, "Coupon list", "Deal list"). */
export function loadOfferList(
  source: CatalogueSource,
  list: 'coupons' | 'deals',
  state: ListState,
): Promise<ListData<Offer>> {
  return loadList<Offer>(source, state, (filter) =>
    list === 'coupons' ? source.listCoupons(filter) : source.listDeals(filter),
  );
}

async function loadList<T>(
  source: CatalogueSource,
  state: ListState,
  list: (filter: ListFilter) => Promise<Page<T>>,
): Promise<ListData<T>> {
  const categories = await listAllCategories(source);
  const category = categories.find(({ slug }) => slug === state.category) ?? null;
  if (state.category !== undefined && category === null) return { status: 'unknown-category' };
  const page = await list({
    search: state.text || undefined,
    categoryId: category?.id,
    page: state.page ?? 1,
  });
  if (isOutOfRange(page)) return { status: 'out-of-range' };
  return { status: 'found', categories, category, page };
}

/** Tells whether a page lies past the end of its list; the first page never does. */
export function isOutOfRange({ page, total, pageSize }: Page<unknown>): boolean {
  return page > countPages(total, pageSize);
}

/** Every category, page after page until one is empty, so that a host's wrong total cannot keep us asking. */
export async function listAllCategories(source: CatalogueSource): Promise<Category[]> {
  const categories: Category[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await source.listCategories({ page, pageSize: MAX_PAGE_SIZE });
    categories.push(...items);
    if (items.length === 0 || categories.length >= total) return categories;
  }
}
