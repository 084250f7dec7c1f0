/*
 * How public addresses become the internal paths that are cached (rendering.md: ISR by path behind rewrites).
 * Plain JavaScript, because next.config.mjs reads it before anything is compiled.
 *
 *   /coupons?category=travel&page=2   ->  /en/view/coupons/travel/2
 *   /coupons?q=shoes                  ->  /en/find/coupons?q=shoes        (free text: rendered per request)
 *   /brands/lumera?tab=deals&page=2   ->  /en/view/brands/lumera/deals/2
 *   /brands/lumera?coupon=7           ->  /en/view/offer/lumera/coupon/7
 *   anything unknown                  ->  /en/missing                     (one cached page with status 404)
 */

const PREFIXED_LOCALES = 'es|fr';
const ALL_CATEGORIES = 'all';
const LISTS = ':list(brands|coupons|deals)';

/** @param {string} key */
const without = (key) => /** @type {const} */ ({ type: 'query', key });
/**
 * @param {string} key
 * @param {string} pattern
 */
const withQuery = (key, pattern) =>
  /** @type {const} */ ({ type: 'query', key, value: `(?<${key}>${pattern})` });

const TEXT = withQuery('q', '.*\\S.*');
const CATEGORY = withQuery('category', '[^/]{1,80}');
const PAGE = withQuery('page', '[1-9]\\d{0,5}');
const TAB = withQuery('tab', 'brands|coupons|deals');
const OFFER_ID = '[1-9]\\d{0,14}';

/**
 * @param {string} prefix public prefix, '' or '/:locale(es|fr)'
 * @param {string} home internal prefix, '/en' or '/:locale'
 */
function listRules(prefix, home) {
  const source = `${prefix}/${LISTS}`;
  return [
    { source, has: [TEXT], destination: `${home}/find/:list` },
    { source, has: [CATEGORY, PAGE], destination: `${home}/view/:list/:category/:page` },
    { source, has: [CATEGORY], missing: [without('page')], destination: `${home}/view/:list/:category/1` },
    { source, has: [PAGE], missing: [without('category')], destination: `${home}/view/:list/${ALL_CATEGORIES}/:page` },
  ];
}

/**
 * @param {string} prefix
 * @param {string} home
 */
function detailRules(prefix, home) {
  const tabs = `${prefix}/:subject(brands|categories)/:slug`;
  const brand = `${prefix}/brands/:slug`;
  return [
    { source: brand, has: [withQuery('coupon', OFFER_ID)], destination: `${home}/view/offer/:slug/coupon/:coupon` },
    { source: brand, has: [withQuery('deal', OFFER_ID)], destination: `${home}/view/offer/:slug/deal/:deal` },
    { source: tabs, has: [TAB, PAGE], destination: `${home}/view/tab/:subject/:slug/:tab/:page` },
  ];
}

/** The redirects of next.config: one public address for every page. */
export async function listRedirects() {
  const firstPage = /** @type {const} */ ({ type: 'query', key: 'page', value: '1' });
  return [
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path*', destination: '/:path*', permanent: true },
  ];
}

/** The rewrites of next.config. */
export async function listRewrites() {
  const localized = `/:locale(${PREFIXED_LOCALES})`;
  return {
    beforeFiles: [
      // The internal paths have no public address.
      { source: '/:path(view|find)/:rest*', destination: '/en/missing' },
      { source: `${localized}/:path(view|find)/:rest*`, destination: '/:locale/missing' },
      ...listRules('', '/en'),
      ...listRules(localized, '/:locale'),
      ...detailRules('', '/en'),
      ...detailRules(localized, '/:locale'),
    ],
    afterFiles: [
      { source: '/', destination: '/en' },
      { source: `/:path((?!(?:en|${PREFIXED_LOCALES})(?:/|$)|_next/|api/).*)`, destination: '/en/:path' },
    ],
    fallback: [
      { source: `${localized}/:path*`, destination: '/:locale/missing' },
      { source: '/:path((?!api/).*)', destination: '/en/missing' },
    ],
  };
}
