import { startPageLoad } from '@/lib/pages/page-load';
import type { CatalogueSource } from '@/lib/catalogue/source';
import { answerError, answerJson, OPEN_TO_ALL, PUBLIC_HEADERS } from './answers';
import type { GetEndpoint } from './endpoint';
import { answerOptions, refuseMethods, type Handler, type Route } from './methods';

const ALLOW = 'GET, HEAD, OPTIONS';

const PREFLIGHT_HEADERS = {
  ...OPEN_TO_ALL,
  'access-control-allow-methods': ALLOW,
  'access-control-allow-headers': '*',
} as const;

/** The handlers of a route that answers one GET call with `{ "data": … }`, from any origin. */
export function buildGetRoute(endpoint: GetEndpoint, getSource: () => CatalogueSource): Route {
  return buildReadRoute(async (request, context) => {
    try {
      const read = endpoint.read(getSource, request.url, (await context.params) ?? {});
      const data = await startPageLoad().within(read);
      return answerJson({ data }, PUBLIC_HEADERS);
    } catch (error) {
      return answerError(error, request, OPEN_TO_ALL);
    }
  });
}

/** The handlers of a route that is only read: this GET, the preflight, and 405 for everything else. */
export function buildReadRoute(get: Handler): Route {
  return { ...refuseMethods(ALLOW), GET: get, OPTIONS: async () => answerOptions(ALLOW, PREFLIGHT_HEADERS) };
}
