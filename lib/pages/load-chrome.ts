import { startPageLoad } from './page-load';
import type { CatalogueSource } from '@/lib/catalogue/source';
import type { Brand, CatalogueStats, Category } from '@/lib/catalogue/types';

/** What the header and footer of every page show. */
export type Chrome = { categories: Category[]; brands: Brand[]; stats: CatalogueStats | null };

/** What is shown where the catalogue fails (spec §8): nothing that would be wrong. */
export const EMPTY_CHROME: Chrome = { categories: [], brands: [], stats: null };

/** Spec §9, "Footer". */
const CATEGORY_LIMIT = 8;
const BRAND_LIMIT = 12;
/** What stands around a page holds it up for half the time that its own content may take. */
const CHROME_PATIENCE_MS = 4000;

/** Loads what the shared header and footer show (spec §2, "Shared chrome"). Throws where any of it fails. */
export async function loadChrome(source: CatalogueSource): Promise<Chrome> {
  const [categories, brands, stats] = await startPageLoad(CHROME_PATIENCE_MS).within(
    Promise.all([
      source.listCategories({ pageSize: CATEGORY_LIMIT }),
      source.listBrands({ featured: true, pageSize: BRAND_LIMIT }),
      source.getStats(),
    ]),
  );
  return { categories: categories.items, brands: brands.items, stats };
}
