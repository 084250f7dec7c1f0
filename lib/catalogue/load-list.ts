import { countPages } from '../pagination/page-window';
import type { ListState } from '../url/paths';
import { loadFacets, type OfferFacets } from './load-facets';
import { MAX_PAGE_SIZE, type CatalogueSource, type OfferQuery } from './source';
import type { Brand, Category, Offer, Page } from './types';

/** A page of a list with the categories to choose from, or why there is none. */
export type ListData<T> =
  | {
      status: 'found';
      categories: Category[];
      category: Category | null;
      page: Page<T>;
      /** Of offers, where counting them is quick. */
      facets?: OfferFacets;
    }
  | { status: 'unknown-category' }
  | { status: 'out-of-range' };

type CommonQuery = { search?: string; categoryId?: number; page: number };

const SORTS = { newest: 'newest', ending: 'ending', az: 'name' } as const;

/** A page of the brand list (spec §2, "Brand list"), or of the brands of a letter. */
export function loadBrandList(source: CatalogueSource, state: ListState): Promise<ListData<Brand>> {
  const { letter } = state;
  return loadList(source, state, (common) => source.listBrands({ ...common, letter }));
}

/** A page of the coupon or deal list (spec §2, "Coupon list", "Deal list"), sorted and filtered, with its facets. */
export async function loadOfferList(
  source: CatalogueSource,
  list: 'coupons' | 'deals',
  state: ListState,
): Promise<ListData<Offer>> {
  const toQuery = (common: CommonQuery): OfferQuery => ({ ...common, ...toOfferChoices(list, state) });
  const data = await loadList<Offer>(source, state, (common) =>
    list === 'coupons' ? source.listCoupons(toQuery(common)) : source.listDeals(toQuery(common)),
  );
  if (data.status !== 'found') return data;
  const query = toQuery(toCommonQuery(state, data.category));
  return { ...data, facets: await loadFacets(source, list, query, data.page) };
}

function toOfferChoices(list: 'coupons' | 'deals', { type, ending, sort }: ListState): OfferQuery {
  return {
    hasCode: list === 'coupons' && type !== undefined ? type === 'code' : undefined,
    isEndingSoon: ending === 'soon' || undefined,
    sort: sort && SORTS[sort],
  };
}

function toCommonQuery({ text, page = 1 }: ListState, category: Category | null): CommonQuery {
  return { search: text || undefined, categoryId: category?.id, page };
}

async function loadList<T>(
  source: CatalogueSource,
  state: ListState,
  list: (query: CommonQuery) => Promise<Page<T>>,
): Promise<ListData<T>> {
  const categories = await listAllCategories(source);
  const category = categories.find(({ slug }) => slug === state.category) ?? null;
  if (state.category !== undefined && category === null) return { status: 'unknown-category' };
  const page = await list(toCommonQuery(state, category));
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

/** The category of that slug, or null. */
export async function getCategoryBySlug(source: CatalogueSource, slug: string): Promise<Category | null> {
  return (await listAllCategories(source)).find((category) => category.slug === slug) ?? null;
}
