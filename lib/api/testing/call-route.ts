import type { RawParams } from '../endpoint';
import type { METHODS, Route } from '../route';

type CallOptions = RequestInit & { params?: RawParams };

const ORIGIN = 'http://localhost:3000';

/** Calls one handler of a route as Next does, and returns its response. */
export async function callRoute(
  route: Route,
  method: (typeof METHODS)[number],
  path: string,
  { params, ...init }: CallOptions = {},
): Promise<Response> {
  const request = new Request(ORIGIN + path, { ...init, method });
  return route[method](request, { params: params && Promise.resolve(params) });
}
