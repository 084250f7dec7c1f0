/** What each page loads: the one data layer between routes and the catalogue. */
export { loadArticle, type ShownArticle } from './load-article';
export { loadBrandPage } from './load-brand-page';
export { loadCategoryPage } from './load-category-page';
export { EMPTY_CHROME, loadChrome } from './load-chrome';
export { loadHome, type HomeData } from './load-home';
export { listAllCategories, loadBrandList, loadOfferList } from './load-list';
export { loadSearchPage } from './load-search-page';
