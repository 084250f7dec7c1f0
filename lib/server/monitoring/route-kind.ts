/** What a first segment of a path leads to; and what a second segment below it does, where that is another kind. */
const KINDS: Record<string, [own: string, below?: string]> = {
  '': ['home'],
  coupons: ['list'],
  deals: ['list'],
  brands: ['brands', 'brand'],
  categories: ['categories', 'category'],
  search: ['search'],
  blog: ['blog', 'article'],
  saved: ['saved'],
  feeds: ['feed'],
  api: ['own-api'],
  _next: ['asset'],
  'app-icons': ['asset'],
  icons: ['asset'],
  art: ['picture'],
  social: ['picture'],
  'static-data': ['static-data'],
  'robots.txt': ['robots'],
};
const SITEMAP = /^sitemap[\w-]*\.xml$/;
/** The first segment after that of a language, and the next. */
const SEGMENTS = /^\/(?:(?:es|fr)(?=[/?]|$)\/?)?([^/?]*)(\/[^/?]+)?/;
const PUBLIC_API = /^\/api\/v1(?:[/?]|$)/;
const HEALTH = /^\/api\/health(?:[/?]|$)/;

/**
 * The kind of route that an address of the site (path and query) belongs to: one of some twenty words, so that neither
 * metrics nor logs grow with made-up addresses, or hold what a visitor has typed. Info pages and what is missing are "other".
 */
export function getRouteKind(url: string): string {
  const [, first = '', second] = SEGMENTS.exec(url) ?? [];
  if (first === 'api') return PUBLIC_API.test(url) ? 'api' : HEALTH.test(url) ? 'health' : 'own-api';
  const kinds = Object.hasOwn(KINDS, first) ? KINDS[first] : undefined;
  if (kinds === undefined) return SITEMAP.test(first) ? 'sitemap' : 'other';
  return (second && kinds[1]) ?? kinds[0];
}
