import type { CatalogueSource } from '@/lib/catalogue';
// Not through the index, which needs Next: browser tests use the API without it.
import { startPageLoad } from '@/lib/pages/page-load';
import type { GetEndpoint, RawParams } from './endpoint';
import { buildErrorResponse, buildJsonResponse, ApiError, OPEN_TO_ALL, PUBLIC_HEADERS } from './responses';

/** What Next hands a handler: a route without path parameters gets none, although the types promise them. */
type Context = { params: Promise<RawParams> | undefined };
export type Handler = (request: Request, context: Context) => Promise<Response>;

/** Every method that Next lets a route serve, except HEAD: Next serves it with GET, without the body. */
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
export type Route = Record<(typeof METHODS)[number], Handler>;

const ALLOW = 'GET, HEAD, OPTIONS';
const PREFLIGHT_HEADERS = {
  ...OPEN_TO_ALL,
  'access-control-allow-methods': ALLOW,
  'access-control-allow-headers': '*',
} as const;
const MAX_SHOWN_LENGTH = 100;

/** The handlers of a route that serves one GET call with `{ "data": … }`, from any origin. */
export function buildGetRoute(endpoint: GetEndpoint, getSource: () => CatalogueSource): Route {
  return buildReadRoute(async (request, context) => {
    try {
      const read = endpoint.read(getSource, request.url, (await context.params) ?? {});
      const data = await startPageLoad().within(read);
      return buildJsonResponse({ data }, PUBLIC_HEADERS);
    } catch (error) {
      return buildErrorResponse(error, request, OPEN_TO_ALL);
    }
  });
}

/** The handlers of a route that is only read: this GET, the preflight, and 405 for everything else. */
export function buildReadRoute(get: Handler): Route {
  return {
    ...refuseMethods(ALLOW),
    GET: get,
    OPTIONS: async () => buildOptionsResponse(ALLOW, PREFLIGHT_HEADERS),
  };
}

/** The handlers of every address of the API that leads nowhere: 404, whatever the method. */
export function buildMissingRoute(): Route {
  return handleAll(async (request) => {
    const path = new URL(request.url).pathname.slice(0, MAX_SHOWN_LENGTH);
    const message = `There is nothing at ${path}. See /api/v1/openapi.json for what there is.`;
    return buildErrorResponse(new ApiError('not_found', message), request, OPEN_TO_ALL);
  });
}

/** The handlers of a route that takes none of the methods: each returns 405 with the ones that it takes. */
export function refuseMethods(allow: string): Route {
  return handleAll(async (request) => {
    const { pathname } = new URL(request.url);
    const message = `${pathname} does not take ${request.method}. It takes ${allow}.`;
    return buildErrorResponse(new ApiError('method_not_allowed', message), request, {
      ...OPEN_TO_ALL,
      allow,
    });
  });
}

/** The response to OPTIONS: which methods the route takes, and what more headers say. */
export function buildOptionsResponse(allow: string, headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store', ...headers, allow } });
}

function handleAll(handle: Handler): Route {
  return { GET: handle, POST: handle, PUT: handle, PATCH: handle, DELETE: handle, OPTIONS: handle };
}
