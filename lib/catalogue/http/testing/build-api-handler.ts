import {
  buildGetRoute,
  buildMissingRoute,
  buildPostRoute,
  type Route,
  GET_ENDPOINTS,
  POST_ENDPOINTS,
} from '@/lib/api';
import type { CatalogueSource } from '../../source';

type PathRoute = { pattern: RegExp; route: Route };

/** Serves GET and POST calls as this site's /api/v1 does over the source, its routes found as Next finds them. */
export function buildApiHandler(source: CatalogueSource): (request: Request) => Promise<Response> {
  const routes = listRoutes(() => source);
  return async (request) => {
    const { pathname } = new URL(request.url);
    const found = routes.find(({ pattern }) => pattern.test(pathname));
    const route = found?.route ?? buildMissingRoute();
    const params = Object.entries(found?.pattern.exec(pathname)?.groups ?? {});
    const decoded = Object.fromEntries(params.map(([name, value]) => [name, decodeURIComponent(value)]));
    const handle = request.method === 'POST' ? route.POST : route.GET;
    return handle(request, { params: Promise.resolve(decoded) });
  };
}

function listRoutes(getSource: () => CatalogueSource): PathRoute[] {
  const gets = GET_ENDPOINTS.map((endpoint) => ({
    pattern: toPattern(endpoint.path),
    route: buildGetRoute(endpoint, getSource),
  }));
  const posts = POST_ENDPOINTS.map((endpoint) => ({
    pattern: toPattern(endpoint.path),
    route: buildPostRoute(endpoint, getSource),
  }));
  return [...gets, ...posts];
}

function toPattern(path: string): RegExp {
  return new RegExp(`^/api/v1${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}
