import type { CatalogueSource } from './source';
import type { Brand, CatalogueStats, Category } from './types';

/** What the header and footer of every page show. */
export type Chrome = { categories: Category[]; brands: Brand[]; stats: CatalogueStats | null };

/** What is shown where the catalogue fails (spec §8): nothing that would be wrong. */
export const EMPTY_CHROME: Chrome = { categories: [], brands: [], stats: null };

/** Spec §9, "Footer". */
const CATEGORY_LIMIT = 8;
const BRAND_LIMIT = 12;

/** Loads what the shared header and footer show (spec §2, "Shared chrome"). */
export async function loadChrome(source: CatalogueSource): Promise<Chrome> {
  const [categories, brands, stats] = await Promise.all([
    source.listCategories({ pageSize: CATEGORY_LIMIT }),
    source.listBrands({ featured: true, pageSize: BRAND_LIMIT }),
    source.getStats(),
  ]);
  return { categories: categories.items, brands: brands.items, stats };
}
