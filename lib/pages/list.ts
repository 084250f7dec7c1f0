import { listAllCategories } from '@/lib/catalogue/rules';
import type { Brand, CatalogueSource, Category, ItemId, Offer, OfferQuery, Page } from '@/lib/catalogue';
import { shortenRevalidateIfEmpty } from '@/lib/server/next-seams/shorten-revalidate';
import { countPages } from '@/lib/url/pagination';
import type { ListState } from '@/lib/url/paths';
import { loadFacets, type OfferFacets } from './facets';
import { EMPTY_PAGE, startPageLoad, type Attempt, type LoadFailure, type PageLoad } from './page-load';

/** A page of a list with the categories to choose from, or why there is none. */
export type ListData<T> =
  | {
      status: 'found';
      categories: Category[];
      category: Category | null;
      page: Page<T>;
      /** Of offers, where counting them is quick. */
      facets?: OfferFacets;
      /** Where the list is empty because the catalogue fails (docs/specification.md §8.1). */
      failure?: LoadFailure;
    }
  | { status: 'unknown-category' }
  /** The category has another address by now. */
  | { status: 'moved-category'; category: Category }
  /** The list has fewer pages. */
  | { status: 'out-of-range'; category: Category | null };

type CommonQuery = { search?: string; categoryId?: ItemId; page: number };

const SORTS = { newest: 'newest', ending: 'ending', az: 'name' } as const;

/** A page of the brand list (docs/specification.md §2.4), or of the brands of a letter. */
export function loadBrandList(source: CatalogueSource, state: ListState): Promise<ListData<Brand>> {
  const { letter } = state;
  return loadList(startPageLoad(), source, state, (common) => source.listBrands({ ...common, letter }));
}

/**
 * A page of the coupon or deal list (docs/specification.md §2.7 and §2.8), sorted and filtered, with
 * its facets.
 */
export async function loadOfferList(
  source: CatalogueSource,
  list: 'coupons' | 'deals',
  state: ListState,
): Promise<ListData<Offer>> {
  const toQuery = (common: CommonQuery): OfferQuery => ({ ...common, ...toOfferChoices(list, state) });
  const load = startPageLoad();
  const data = await loadList<Offer>(load, source, state, (common) =>
    list === 'coupons' ? source.listCoupons(toQuery(common)) : source.listDeals(toQuery(common)),
  );
  if (data.status !== 'found' || data.failure) return data;
  const query = toQuery(toCommonQuery(state, data.category));
  const facets = await load.attempt(loadFacets(source, list, query, data.page), undefined);
  return { ...data, facets: facets.value };
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
  load: PageLoad,
  source: CatalogueSource,
  state: ListState,
  list: (query: CommonQuery) => Promise<Page<T>>,
): Promise<ListData<T>> {
  const attemptList = (category: Category | null) =>
    load.attempt<Page<T>>(list(toCommonQuery(state, category)), EMPTY_PAGE);
  const attemptCategories = () => load.attempt(listAllCategories(source), []);
  if (state.category === undefined) {
    const [known, page] = await Promise.all([attemptCategories(), attemptList(null)]);
    return toListData(known.value, null, page);
  }
  const known = await attemptCategories();
  if (known.failure) return toListData([], null, { value: EMPTY_PAGE, failure: known.failure });
  const category = known.value.find(({ slug }) => slug === state.category);
  if (category === undefined) {
    const moved = await load.attempt(source.findMovedCategory(state.category), null);
    return moved.value ? { status: 'moved-category', category: moved.value } : { status: 'unknown-category' };
  }
  return toListData(known.value, category, await attemptList(category));
}

async function toListData<T>(
  categories: Category[],
  category: Category | null,
  { value: page, failure }: Attempt<Page<T>>,
): Promise<ListData<T>> {
  if (isOutOfRange(page)) {
    await shortenRevalidateIfEmpty(page);
    return { status: 'out-of-range', category };
  }
  return { status: 'found', categories, category, page, failure };
}

/** Whether a page lies past the end of its list; the first page never does. */
export function isOutOfRange({ page, total, pageSize }: Page<unknown>): boolean {
  return page > countPages(total, pageSize);
}
