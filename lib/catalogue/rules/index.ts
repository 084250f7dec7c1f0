/** Rules and limits that need no source: pure, but for getCategoryBySlug, countLive, findBrand and findOffer, which are given one. */

export { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, MAX_SEARCH_TOTAL } from '../source';
export { BLANK_OFFER } from '../new-items';
export { buildEmptyResult, MAX_PAGE } from './page-window';
export {
  addDefaultCategories,
  DEFAULT_CATEGORIES,
  getCategoryBySlug,
  listAllCategories,
  saveDefaultCategories,
} from './categories';
export { BRAND_OFFERS, countLive, findBrand, findOffer } from './find-offer';
export { HOME_SIZES, pickHighlightCategories } from './home-lists';
export { IdSet } from './id-set';
export { listLateSources } from '../import-log';
export { DAY_MS, ENDING_SOON_DAYS, getEndTime, getStartTime, parseOfferDate } from './offer-dates';
export { RefusedError } from '../writer';
