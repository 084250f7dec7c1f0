import { unstable_rethrow as rethrowOfNext } from 'next/navigation';
import {
  type Brand,
  type CatalogueSource,
  type CatalogueStats,
  type Category,
  getCatalogueIn,
} from '@/lib/catalogue';
import type { Locale } from '@/lib/i18n';
import { logFailure } from '@/lib/server';
import { keepUntilChange } from '@/lib/server/next-seams/catalogue-tag';
import { shortenRevalidate } from '@/lib/server/next-seams/shorten-revalidate';
import { startPageLoad } from './page-load';

/** What the header and footer of every page show. */
export type Chrome = { categories: Category[]; brands: Brand[]; stats: CatalogueStats | null };

/** What is shown where the catalogue fails (docs/specification.md §8.6): nothing that would be wrong. */
const EMPTY_CHROME: Chrome = { categories: [], brands: [], stats: null };

/** docs/specification.md §9.4. */
const CATEGORY_LIMIT = 8;
const BRAND_LIMIT = 12;
/** The chrome may delay a page for half the time that the page's own content may take. */
const CHROME_TIMEOUT_MS = 4000;

// Shared by all pages of a language; its tag makes every page follow the catalogue's changes.
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

/** Loads what the header and footer show (docs/specification.md §2.2.5). Throws where any of it fails. */
async function loadChrome(source: CatalogueSource): Promise<Chrome> {
  const [categories, brands, stats] = await startPageLoad(CHROME_TIMEOUT_MS).within(
    Promise.all([
      source.listCategories({ pageSize: CATEGORY_LIMIT }),
      source.listBrands({ featured: true, pageSize: BRAND_LIMIT }),
      source.getStats(),
    ]),
  );
  return { categories: categories.items, brands: brands.items, stats };
}
