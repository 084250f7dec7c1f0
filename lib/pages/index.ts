/**
 * What each page loads: the one data layer between routes and the catalogue. The page of an article imports article.ts
 * itself, so that no other page loads the Markdown chain.
 */
export { loadSiteChrome } from './chrome';
export type { HomeData } from './home';
export type { ListData } from './list';
export type { LoadFailure } from './page-load';
export {
  loadBlogPageOnce,
  loadBrandListOnce,
  loadBrandPageOnce,
  loadCategoriesOnce,
  loadCategoryPageOnce,
  loadHomeOnce,
  loadOfferListOnce,
  loadSearchPageOnce,
  loadStats,
} from './per-request';
export type { BrandPageData, BrandTab } from './brand';
export type { CategoryPageData, CategoryTab } from './category';
