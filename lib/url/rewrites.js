/*
 * How public addresses become the internal paths that are cached. Plain JavaScript, because next.config.mjs reads it
 * before anything is compiled.
 *
 *   /coupons?category=travel&page=2   ->  /en/view/list/coupons/travel/2
 *   /coupons?q=shoes&page=2           ->  /en/view/text/coupons/_all/q-shoes/2
 *   /coupons?type=code&sort=az        ->  /en/view/list/coupons/_all/1/type-code/sort-az
 *   /coupons?q=50%25                  ->  /en/find/coupons?q=50%25 (text that no path can carry: per request)
 *   /brands/lumera?tab=deals&page=2   ->  /en/view/brand/lumera/deals/2
 *   /brands/lumera?coupon=7           ->  /en/view/offer/lumera/coupon/7
 *   /blog?page=2                      ->  /en/view/blog/2
 *   /coupons?sort=az&page=1           ->  /api/internal/tidy-address/coupons (redirects to /coupons?sort=az)
 *   /search?q=%20shoes                ->  /api/internal/tidy-address/search (redirects to /search?q=shoes)
 *   /coupons?page=1000000             ->  /en/view/list/coupons/_all/999999 (one page with status 404 for all longer ones)
 *   anything unknown                  ->  /en/missing (one page with status 404)
 *
 * Pages of a search are cached by path as well: most searches repeat, the cache is bounded, and Next sends a true
 * 404 with a complete page only where it renders ahead of sending.
 */
import { DEFAULT_LOCALE, PREFIXED_LOCALES } from '../i18n/spoken-locales.js';
import { ALL_CATEGORIES, ITEM_ID, TEXT_PREFIX } from './path-parts.js';
import {
  BEYOND,
  buildChoiceRules,
  FIRST_PAGE,
  MALFORMED_PATH,
  ODD_CATEGORY,
  PAGE,
  PATH_SAFE_TEXT,
  SLUG,
  TEXT,
  UNTRIMMED_TEXT,
  without,
  withQuery,
} from './rewrite-patterns.js';

/** The highest page that has an internal path: no list is that long. */
const PAST_THE_END = 999_999;
/** Stands for a category that cannot exist. */
const UNKNOWN_CATEGORY = '_unknown';

// First segments of what is the same in every language.
const WITHOUT_LOCALE = '_next/|api/|art/|social/';
/** Everything that a text is searched for in, after the prefix of a language. */
const SEARCHED = 'brands|coupons|deals|search';
/** Everything that has pages, after the prefix of a language. */
const PAGED = 'brands|coupons|deals|blog|search|(?:brands|categories)/[^/]+';

/**
 * Brand, coupon and deal lists.
 * @param {string} prefix of the public address, '' or '/es'
 * @param {string} home prefix of the internal path, '/en' or '/es'
 */
function buildListRules(prefix, home) {
  const source = `${prefix}/:list(brands|coupons|deals)`;
  const list = `${home}/view/list/:list`;
  const text = `${home}/view/text/:list`;
  const browse = { source, missing: [without('q')] };
  const all = { source, missing: [without('category')] };
  return [
    { source, has: [BEYOND], destination: `${list}/${ALL_CATEGORIES}/${PAST_THE_END}` },
    // The most frequent first: Next tries them in order for every request.
    { ...browse, has: [SLUG, PAGE], destination: `${list}/:category/:page` },
    { ...browse, has: [SLUG], destination: `${list}/:category/1` },
    { source, has: [ODD_CATEGORY], destination: `${list}/${UNKNOWN_CATEGORY}/1` },
    { source, has: [PATH_SAFE_TEXT, SLUG, PAGE], destination: `${text}/:category/${TEXT_PREFIX}:q/:page` },
    { source, has: [PATH_SAFE_TEXT, SLUG], destination: `${text}/:category/${TEXT_PREFIX}:q/1` },
    { ...all, has: [PATH_SAFE_TEXT, PAGE], destination: `${text}/${ALL_CATEGORIES}/${TEXT_PREFIX}:q/:page` },
    { ...all, has: [PATH_SAFE_TEXT], destination: `${text}/${ALL_CATEGORIES}/${TEXT_PREFIX}:q/1` },
    { source, has: [TEXT], destination: `${home}/find/:list` },
    // A blank text or category counts as none.
    { source, has: [SLUG, PAGE], destination: `${list}/:category/:page` },
    { source, has: [SLUG], destination: `${list}/:category/1` },
    { source, has: [PAGE], destination: `${list}/${ALL_CATEGORIES}/:page` },
  ];
}

/**
 * Brand and category pages with a tab or an offer chosen, later pages of the blog, and searches.
 * @param {string} prefix
 * @param {string} home
 */
function buildDetailRules(prefix, home) {
  const brand = `${prefix}/brands/:slug`;
  const category = `${prefix}/categories/:slug`;
  const search = `${prefix}/search`;
  const offerTab = withQuery('tab', 'coupons|deals');
  const anyTab = withQuery('tab', 'brands|coupons|deals');
  return [
    {
      source: brand,
      has: [withQuery('coupon', ITEM_ID)],
      destination: `${home}/view/offer/:slug/coupon/:coupon`,
    },
    { source: brand, has: [withQuery('deal', ITEM_ID)], destination: `${home}/view/offer/:slug/deal/:deal` },
    {
      source: brand,
      has: [offerTab, BEYOND],
      destination: `${home}/view/brand/:slug/:tab/${PAST_THE_END}`,
    },
    { source: brand, has: [offerTab, PAGE], destination: `${home}/view/brand/:slug/:tab/:page` },
    {
      source: category,
      has: [anyTab, BEYOND],
      destination: `${home}/view/category/:slug/:tab/${PAST_THE_END}`,
    },
    { source: category, has: [anyTab, PAGE], destination: `${home}/view/category/:slug/:tab/:page` },
    { source: `${prefix}/blog`, has: [BEYOND], destination: `${home}/view/blog/${PAST_THE_END}` },
    { source: `${prefix}/blog`, has: [PAGE], destination: `${home}/view/blog/:page` },
    {
      source: search,
      has: [PATH_SAFE_TEXT, BEYOND],
      destination: `${home}/view/search/${TEXT_PREFIX}:q/${PAST_THE_END}`,
    },
    { source: search, has: [TEXT, BEYOND], destination: `${home}/missing` },
    {
      source: search,
      has: [PATH_SAFE_TEXT, PAGE],
      destination: `${home}/view/search/${TEXT_PREFIX}:q/:page`,
    },
    { source: search, has: [PATH_SAFE_TEXT], destination: `${home}/view/search/${TEXT_PREFIX}:q/1` },
  ];
}

/** @param {string} prefix @param {string} home */
function buildLocaleRules(prefix, home) {
  return [
    // The internal paths have no public address.
    { source: `${prefix}/:internal(view|find)/:rest*`, destination: `${home}/missing` },
    ...buildListRules(prefix, home),
    ...buildChoiceRules(prefix, home),
    ...buildDetailRules(prefix, home),
  ];
}

/** The redirects of next.config: the default language has no prefix. */
export async function listRedirects() {
  return [
    { source: `/${DEFAULT_LOCALE}`, destination: '/', permanent: true },
    { source: `/${DEFAULT_LOCALE}/:path*`, destination: '/:path*', permanent: true },
  ];
}

/** The rewrites of next.config, in the order in which Next tries them. */
export async function listRewrites() {
  const home = `/${DEFAULT_LOCALE}`;
  const locales = [DEFAULT_LOCALE, ...PREFIXED_LOCALES].join('|');
  return {
    beforeFiles: [
      { source: `/api/${MALFORMED_PATH}`, destination: '/api/v1/malformed' },
      ...PREFIXED_LOCALES.map((locale) => ({
        source: `/${locale}/${MALFORMED_PATH}`,
        destination: `/${locale}/missing`,
      })),
      { source: `/${MALFORMED_PATH}`, destination: `${home}/missing` },
      // Before the files of `public`, of which Next knows only those that lay there when it started.
      { source: '/static-data/:file', destination: '/api/internal/static-data/:file' },
      // Not among the redirects: those cannot drop a parameter.
      {
        source: `/:path((?:(?:${PREFIXED_LOCALES.join('|')})/)?(?:${PAGED}))`,
        has: [FIRST_PAGE],
        destination: '/api/internal/tidy-address/:path',
      },
      {
        source: `/:path((?:(?:${PREFIXED_LOCALES.join('|')})/)?(?:${SEARCHED}))`,
        has: [UNTRIMMED_TEXT],
        destination: '/api/internal/tidy-address/:path',
      },
      ...buildLocaleRules('', home),
      ...PREFIXED_LOCALES.flatMap((locale) => buildLocaleRules(`/${locale}`, `/${locale}`)),
    ],
    afterFiles: [
      // Sitemaps lie at the root: one that lies deeper may only list what lies below it.
      { source: '/sitemap.xml', destination: '/sitemaps/index' },
      { source: '/sitemap-:part([a-z]+-\\d+).xml', destination: '/sitemaps/:part' },
      { source: '/.well-known/security.txt', destination: '/security.txt' },
      // Asked for by readers and old browsers, which take the picture for what it is.
      { source: '/favicon.ico', destination: '/app-icons/192.png' },
      // The key of IndexNow must lie at the root, under a name that only the running site knows.
      { source: '/:key([a-zA-Z0-9-]{8,128}).txt', destination: '/api/internal/indexnow-key/:key' },
      { source: '/', destination: home },
      { source: `/:path((?!(?:${locales})(?:/|$)|${WITHOUT_LOCALE}).*)`, destination: `${home}/:path` },
    ],
    fallback: [
      ...PREFIXED_LOCALES.map((locale) => ({
        source: `/${locale}/:path*`,
        destination: `/${locale}/missing`,
      })),
      { source: '/:path*', destination: `${home}/missing` },
    ],
  };
}
