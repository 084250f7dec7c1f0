import { SAVED_PATHS } from './saved-paths';

/** What the worker does with a request; null leaves it to the browser, as if there were no worker. */
export type Handling = 'saved-page' | 'page' | 'asset';

const LEFT_ALONE = ['/api/', '/art/', '/_next/'];

/** Takes what a page of `origin` asks for, and what for, and answers what the worker does with it. */
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
