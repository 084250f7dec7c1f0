import { cache } from 'react';
import { getCatalogue, type CatalogueStats, type OfferKind } from '@/lib/catalogue';
import type { ListState, OfferListName } from '@/lib/url/paths';
import { loadBlogPage } from './blog';
import { loadBrandPage, type BrandTab } from './brand';
import { loadCategoryPage, type CategoryTab } from './category';
import { loadHome } from './home';
import { listAllCategories } from '@/lib/catalogue/rules';
import { loadBrandList, loadOfferList } from './list';
import { startPageLoad } from './page-load';
import { loadSearchPage } from './search';

/**
 * What the pages of this site load, each once a request: its metadata and the page itself share it. React's cache
 * compares arguments one by one, so they are plain values in a fixed order.
 */

export const loadHomeOnce = cache(() => loadHome(getCatalogue()));

/** The figures of the home page's description; null where they cannot be counted. */
export async function loadStats(): Promise<CatalogueStats | null> {
  const { value } = await startPageLoad().attempt<CatalogueStats | null>(getCatalogue().getStats(), null);
  return value;
}

export const loadCategoriesOnce = cache(() => startPageLoad().attempt(listAllCategories(getCatalogue()), []));

export const loadBrandPageOnce = cache(
  (uniqueName: string, tab?: BrandTab, page?: number, kind?: OfferKind, id?: number) => {
    const offer = kind !== undefined && id !== undefined ? { kind, id } : undefined;
    return loadBrandPage(getCatalogue(), { uniqueName, tab, page, offer });
  },
);

export const loadCategoryPageOnce = cache((slug: string, tab?: CategoryTab, page?: number) =>
  loadCategoryPage(getCatalogue(), { slug, tab, page }),
);

export const loadSearchPageOnce = cache((text: string, page: number) =>
  loadSearchPage(getCatalogue(), text, page),
);

export const loadBlogPageOnce = cache((page: number) => loadBlogPage(getCatalogue(), page));

const loadBrands = cache((text?: string, category?: string, letter?: string, page?: number) =>
  loadBrandList(getCatalogue(), { text, category, letter, page }),
);

export function loadBrandListOnce({ text, category, letter, page }: ListState) {
  return loadBrands(text, category, letter, page);
}

const loadOffers = cache(
  (
    list: OfferListName,
    text?: string,
    category?: string,
    type?: ListState['type'],
    ending?: ListState['ending'],
    sort?: ListState['sort'],
    page?: number,
  ) => loadOfferList(getCatalogue(), list, { text, category, type, ending, sort, page }),
);

export function loadOfferListOnce(list: OfferListName, state: ListState) {
  const { text, category, type, ending, sort, page } = state;
  return loadOffers(list, text, category, type, ending, sort, page);
}
