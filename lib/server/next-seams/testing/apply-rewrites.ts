import type { Rewrite } from 'next/dist/lib/load-custom-routes';
import type { BaseNextRequest } from 'next/dist/server/base-http';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { matchHas, prepareDestination } from 'next/dist/shared/lib/router/utils/prepare-destination';

/** Whether Next applies a rule with this source (a header's, a redirect's, a rewrite's) to a path. */
export function isPathOf(source: string, path: string): boolean {
  return getPathMatch(source, { strict: true, removeUnnamedParams: true })(path) !== false;
}

/**
 * The path that Next's own router makes of a public path by these rewrites, or null where none applies. Each rewrite
 * gets what the ones before it made, as in Next's resolve-routes.
 * (Next's testing helper leaves out what `has` captures, so the router's parts are used here.)
 */
export function applyRewrites(rewrites: Rewrite[], path: string): string | null {
  const url = new URL(path, 'https://site.example');
  const query = Object.fromEntries(url.searchParams);
  const request = { headers: {}, url: path } as unknown as BaseNextRequest;
  let internal: string | null = null;
  for (const { source, has, missing, destination } of rewrites) {
    const match = getPathMatch(source, { strict: true, removeUnnamedParams: true });
    const inPath = match(internal ?? url.pathname);
    const inQuery = inPath && matchHas(request, query, has, missing);
    if (!inQuery) continue;
    const params = { ...inPath, ...inQuery };
    const result = prepareDestination({ appendParamsToQuery: true, destination, params, query });
    internal = result.newUrl;
    Object.assign(query, result.parsedDestination.query);
  }
  return internal;
}
