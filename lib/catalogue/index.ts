import { getSettings } from '../config';
import { selectSource } from './select-source';
import type { CatalogueSource } from './source';

export type { CatalogueSource } from './source';
export type * from './types';
export { loadBrandPage } from './load-brand-page';
export { loadCategoryPage } from './load-category-page';
export { loadChrome } from './load-chrome';
export { loadHome, type HomeData } from './load-home';
export { loadSearchPage } from './load-search-page';
export { listAllCategories, loadBrandList, loadOfferList } from './load-list';

// One per process, also where the development server evaluates this module again.
const holder = globalThis as typeof globalThis & { clipmintCatalogue?: CatalogueSource };

/** The catalogue of this process (spec §7), wherever it lives. Throws SettingsError on a wrong setting. */
export function getCatalogue(): CatalogueSource {
  holder.clipmintCatalogue ??= selectSource(getSettings());
  return holder.clipmintCatalogue;
}
