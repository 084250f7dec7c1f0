import { unstable_rethrow as rethrowOfNext } from 'next/navigation';
import {
  type Brand,
  type CatalogueSource,
  type CatalogueStats,
  type Category,
  getCatalogue,
  getCatalogueIn,
} from '@/lib/catalogue';
import type { Locale } from '@/lib/i18n';
import { logFailure } from '@/lib/server';
import { keepUntilChange } from '@/lib/server/next-seams/catalogue-tag';
import { shortenRevalidate } from '@/lib/server/next-seams/shorten-revalidate';
import { startPageLoad } from './page-load';

/** What the header and footer of every page show, and no more: where it changes, every page does. */
export type Chrome = {
  categories: Pick<Category, 'name' | 'slug'>[];
  brands: Pick<Brand, 'name' | 'uniqueName'>[];
  stats: Record<keyof CatalogueStats, RoundedCount> | null;
};
/** At least `count`; `isMore` says that it is not exactly that many. */
export type RoundedCount = { count: number; isMore: boolean };

/** What is shown where the catalogue fails (docs/specification.md §8.6): nothing that would be wrong. */
const EMPTY_CHROME: Chrome = { categories: [], brands: [], stats: null };

/** docs/specification.md §9.4. */
const CATEGORY_LIMIT = 8;
const BRAND_LIMIT = 12;
/** The chrome may delay a page for half the time that the page's own content may take. */
const CHROME_TIMEOUT_MS = 4000;

// Shared by all pages of a language; its tag makes every page follow its changes.
const loadSharedChrome = (locale: Locale) =>
  keepUntilChange(`chrome-${locale}`, () => loadChrome(getCatalogueIn(locale)))();

/** What stands around every page. A failure is logged only (docs/specification.md §8.6): the page stands without it. */
export async function loadSiteChrome(locale: Locale): Promise<Chrome> {
  try {
    return await loadSharedChrome(locale);
  } catch (error) {
    rethrowOfNext(error);
    logFailure('What the footer lists could not be loaded', error);
    await shortenRevalidate();
    return EMPTY_CHROME;
  }
}

/** What stands around every page, but for its language, as text to compare. Throws where any of it fails. */
export async function describeChrome(): Promise<string> {
  return JSON.stringify(await loadChrome(getCatalogue()));
}

/** Loads what the header and footer show (docs/specification.md §2.2.5). Throws where any of it fails. */
export async function loadChrome(source: CatalogueSource): Promise<Chrome> {
  const [categories, brands, stats] = await startPageLoad(CHROME_TIMEOUT_MS).within(
    Promise.all([
      source.listCategories({ pageSize: CATEGORY_LIMIT }),
      source.listBrands({ featured: true, pageSize: BRAND_LIMIT }),
      source.getStats(),
    ]),
  );
  return {
    categories: categories.items.map(({ name, slug }) => ({ name, slug })),
    brands: brands.items.map(({ name, uniqueName }) => ({ name, uniqueName })),
    stats: {
      brands: roundDown(stats.brands),
      coupons: roundDown(stats.coupons),
      deals: roundDown(stats.deals),
    },
  };
}

/** To two digits: else every new offer would change every page (docs/specification.md §9.4). */
function roundDown(exact: number): RoundedCount {
  const step = 10 ** Math.max(String(exact).length - 2, 0);
  const count = Math.floor(exact / step) * step;
  return { count, isMore: count < exact };
}
