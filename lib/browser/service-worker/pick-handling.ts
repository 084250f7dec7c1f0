import { DEFAULT_LOCALE, parseLocale } from '@/lib/i18n/locales';
import { PREFIXED_LOCALES } from '@/lib/i18n/spoken-locales.js';
import { buildSavedHref } from '@/lib/url/paths';

const LEFT_ALONE = ['/api/', '/art/', '/_next/'];

/** The page of saved offers in every language that has pages. */
export const SAVED_PATHS = [DEFAULT_LOCALE, ...PREFIXED_LOCALES.map(parseLocale)].map(buildSavedHref);

/** What the worker does with a request; null leaves it to the browser, as if there were no worker. */
export type Handling = 'saved-page' | 'page' | 'asset';

/** Takes what a page of `origin` asks for, and what for, and returns what the worker does with it. */
export function pickHandling(
  { origin, pathname }: URL,
  ownOrigin: string,
  destination: RequestDestination,
): Handling | null {
  if (origin !== ownOrigin) return null;
  if (isAssetPath(pathname)) return 'asset';
  // Whole pages only: a frame with the saved offers in it would puzzle.
  if (destination !== 'document' || LEFT_ALONE.some((prefix) => pathname.startsWith(prefix))) return null;
  return SAVED_PATHS.includes(pathname) ? 'saved-page' : 'page';
}

/** Scripts, styles and fonts: their names change with their content, so that a kept one is never stale. */
export function isAssetPath(path: string): boolean {
  return path.startsWith('/_next/static/');
}

/** The page of saved offers in the language of a public path. */
export function pickSavedPath(path: string): string {
  return buildSavedHref(parseLocale(path.split('/')[1] ?? ''));
}

const PREFIX = 'offline-';
const ASSET = /\/_next\/static\/[^"'\\\s<>()]+/g;
/** For browsers that have no service workers. */
const OLD_BROWSER_SCRIPT = /<script\b[^>]*\bnomodule\b[^>]*>/gi;

/** The names of the worker's caches, which carry the build's own: what another build has kept is never mixed in. */
export function buildCacheNames(buildName: string): { pages: string; assets: string } {
  return { pages: `${PREFIX}pages-${buildName}`, assets: `${PREFIX}assets-${buildName}` };
}

/** Of all caches of the site, those that workers of other builds have left. */
export function listOldCaches(names: string[], buildName: string): string[] {
  const current = Object.values(buildCacheNames(buildName));
  return names.filter((name) => name.startsWith(PREFIX) && !current.includes(name));
}

/** Takes the HTML of a page and returns the paths of the scripts, styles and fonts that it names, each once. */
export function listAssets(html: string): string[] {
  const paths = html.replace(OLD_BROWSER_SCRIPT, '').match(ASSET) ?? [];
  return [...new Set(paths)];
}
