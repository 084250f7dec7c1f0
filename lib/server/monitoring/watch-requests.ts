import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRouteKind } from './route-kind';

/** How a response came about: out of memory, fresh or stale, or rendered, or with others who asked meanwhile. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'collapsed';

/** One request that has ended. Nothing in it says who asked, or for what words. */
export type ServedRequest = {
  id: string;
  method: string;
  route: string;
  /** 499 where the visitor went before the response was sent, as nginx writes it. */
  status: number;
  milliseconds: number;
  /** "none" where the cache of responses was not looked at. */
  cache: CacheState | 'none';
};

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

const STATE = Symbol('cache state');
const CLIENT_CLOSED_REQUEST = 499;
/** What a proxy may call a request; others get an id of ours. An address has dots or colons. */
const GIVEN_ID = /^[\w-]{8,64}$/;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH']);
const PROCESS_ID = randomBytes(4).toString('hex');

let requests = 0;

/** Notes for watchRequests how this response came about. */
export function noteCacheState(response: ServerResponse, state: CacheState): void {
  (response as { [STATE]?: CacheState })[STATE] = state;
}

/** The same listener, with each of the watchers called once for each request, when its response is sent or its visitor has gone. */
export function watchRequests(
  listener: RequestListener,
  clock: () => number,
  watchers: readonly ((request: ServedRequest) => void)[],
): RequestListener {
  return (request, response) => {
    const startedAt = clock();
    response.once('close', () => {
      const { method = 'GET', url = '/', headers } = request;
      const givenId = headers['x-request-id'];
      const served: ServedRequest = {
        id: typeof givenId === 'string' && GIVEN_ID.test(givenId) ? givenId : `${PROCESS_ID}-${++requests}`,
        method: METHODS.has(method) ? method : 'other',
        route: getRouteKind(url),
        status: response.writableFinished ? response.statusCode : CLIENT_CLOSED_REQUEST,
        milliseconds: clock() - startedAt,
        cache: (response as { [STATE]?: CacheState })[STATE] ?? 'none',
      };
      for (const take of watchers) take(served);
    });
    listener(request, response);
  };
}
