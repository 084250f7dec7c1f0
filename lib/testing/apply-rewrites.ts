import type { Rewrite } from 'next/dist/lib/load-custom-routes';
import type { BaseNextRequest } from 'next/dist/server/base-http';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { matchHas, prepareDestination } from 'next/dist/shared/lib/router/utils/prepare-destination';

/**
 * The path that Next's own router makes of a public path by these rewrites, or null where none applies.
 * (Next's testing helper leaves out what `has` captures, so the router's parts are used here.)
 */
export function applyRewrites(rewrites: Rewrite[], path: string): string | null {
  const url = new URL(path, 'https://site.example');
  const query = Object.fromEntries(url.searchParams);
  const request = { headers: {}, url: path } as unknown as BaseNextRequest;
  for (const { source, has, missing, destination } of rewrites) {
    const inPath = getPathMatch(source, { strict: true, removeUnnamedParams: true })(url.pathname);
    const inQuery = inPath && matchHas(request, query, has, missing);
    if (!inQuery) continue;
    const params = { ...inPath, ...inQuery };
    return prepareDestination({ appendParamsToQuery: true, destination, params, query }).newUrl;
  }
  return null;
}
