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
