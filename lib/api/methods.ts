import { answerError, OPEN_TO_ALL } from './answers';
import type { RawParams } from './endpoint';
import { ApiError } from './errors';

/** What Next hands a handler: a route without path parameters gets none, although the types promise them. */
type Context = { params: Promise<RawParams> | undefined };
export type Handler = (request: Request, context: Context) => Promise<Response>;

/** Every method that Next lets a route answer, but HEAD: Next answers that with GET, without its body. */
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
export type Route = Record<(typeof METHODS)[number], Handler>;

/** The handlers of a route that takes none of the methods: each answers 405 and says which ones it takes. */
export function refuseMethods(allow: string): Route {
  const refuse: Handler = async (request) => {
    const { pathname } = new URL(request.url);
    const message = `${pathname} does not take ${request.method}. It takes ${allow}.`;
    return answerError(new ApiError('method_not_allowed', message), request, { ...OPEN_TO_ALL, allow });
  };
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: refuse };
}

/** Answers OPTIONS: which methods the route takes, and what more headers say. */
export function answerOptions(allow: string, headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store', ...headers, allow } });
}
