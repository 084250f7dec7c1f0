import { cache } from 'react';
import {
  getCatalogue,
  getCatalogueIn,
  type ArticleSummary,
  type CatalogueSource,
  type CatalogueStats,
  type ItemId,
  type OfferKind,
  type Page,
} from '@/lib/catalogue';
import { countLive, listAllCategories } from '@/lib/catalogue/rules';
import type { Locale } from '@/lib/i18n';
import { shortenRevalidateIfEmpty } from '@/lib/server/next-seams/shorten-revalidate';
import type { ListState, OfferListName } from '@/lib/url/paths';
import { loadBrandPage, type BrandTab } from './brand';
import { loadCategoryPage, type CategoryTab } from './category';
import { loadHome } from './home';
import { isOutOfRange, loadBrandList, loadOfferList } from './list';
import { EMPTY_PAGE, startPageLoad, type LoadFailure } from './page-load';
import { loadSearchPage } from './search';

/**
 * What the pages of this site load, each once a request: its metadata and the page itself share it. React's cache
 * compares arguments one by one, so they are plain values in a fixed order.
 */

export const loadHomeOnce = cache((locale: Locale) => loadHome(getCatalogueIn(locale)));

/** The figures of the home page's description, of what is live; null where they cannot be counted. */
export async function loadStats(): Promise<CatalogueStats | null> {
  const { value } = await startPageLoad().attempt<CatalogueStats | null>(countLive(getCatalogue()), null);
  return value;
}

export const loadCategoriesOnce = cache((locale: Locale) =>
  startPageLoad().attempt(listAllCategories(getCatalogueIn(locale)), []),
);

export const loadBrandPageOnce = cache(
  (uniqueName: string, tab?: BrandTab, page?: number, kind?: OfferKind, id?: ItemId) => {
    const offer = kind !== undefined && id !== undefined ? { kind, id } : undefined;
    return loadBrandPage(getCatalogue(), { uniqueName, tab, page, offer }, new Date());
  },
);

export const loadCategoryPageOnce = cache((locale: Locale, slug: string, tab?: CategoryTab, page?: number) =>
  loadCategoryPage(getCatalogueIn(locale), { slug, tab, page }),
);

export const loadSearchPageOnce = cache((text: string, page: number) =>
  loadSearchPage(getCatalogue(), text, page),
);

export const loadBlogPageOnce = cache((locale: Locale, page: number) =>
  loadBlogPage(getCatalogueIn(locale), page),
);

const loadBrands = cache((locale: Locale, text?: string, category?: string, letter?: string, page?: number) =>
  loadBrandList(getCatalogueIn(locale), { text, category, letter, page }),
);

export function loadBrandListOnce(locale: Locale, { text, category, letter, page }: ListState) {
  return loadBrands(locale, text, category, letter, page);
}

const loadOffers = cache(
  (
    locale: Locale,
    list: OfferListName,
    text?: string,
    category?: string,
    type?: ListState['type'],
    ending?: ListState['ending'],
    sort?: ListState['sort'],
    page?: number,
  ) => loadOfferList(getCatalogueIn(locale), list, { text, category, type, ending, sort, page }),
);

export function loadOfferListOnce(locale: Locale, list: OfferListName, state: ListState) {
  const { text, category, type, ending, sort, page } = state;
  return loadOffers(locale, list, text, category, type, ending, sort, page);
}

type BlogPageData =
  | { status: 'found'; articles: Page<ArticleSummary> }
  | { status: 'out-of-range' }
  | { status: 'failed'; failure: LoadFailure };

/** A page of the blog (docs/specification.md §2.12.1). */
async function loadBlogPage(source: CatalogueSource, page: number): Promise<BlogPageData> {
  const { value: articles, failure } = await startPageLoad().attempt<Page<ArticleSummary>>(
    source.listArticles({ page }),
    EMPTY_PAGE,
  );
  if (failure) return { status: 'failed', failure };
  if (!isOutOfRange(articles)) return { status: 'found', articles };
  await shortenRevalidateIfEmpty(articles);
  return { status: 'out-of-range' };
}
