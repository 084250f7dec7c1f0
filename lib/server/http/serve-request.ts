import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { noteCacheState } from '../monitoring';
import { VARYING_HEADERS } from '../next-seams/next-handler';
import { SECURITY_HEADERS } from '../security-headers';
import { collectResponse, type Handle } from './collect-response';
import { withPagePolicy, withPolicyWhenSent, type PolicySettings } from './content-policy';
import { serveWithinLimits, type RateLimits } from './rate-limits';
import { refuseLargeBody } from './node-server';
import type { ResponseCache } from './response-cache';
import { API, buildKeys, isSecure, type Keys } from './response-keys';
import { isPersonal, servePersonal } from './serve-personal';
import { isBrotliMissing, prepareEncoding, sendStored } from './send-response';
import { addEncoding, buildStoredResponse, dropIdentity, type StoredResponse } from './stored-response';

type Parts = {
  handle: Handle;
  cache: ResponseCache;
  /** Milliseconds of any clock that only goes forward; the same as the cache's. */
  clock: () => number;
  /** The host of every request that is rendered for all: nobody's own header ends in a shared response. */
  host: string;
  policy: PolicySettings;
  /** Undefined limits nobody. */
  limits: RateLimits | undefined;
};

/** Our name in Cache-Status, and to Next. */
const NAME = 'clipmint';
const PAGE_METHODS = 'GET, HEAD, OPTIONS';
const SERVER_ERROR = 500;
/** What only this process, editors and dialogs call: a GET may set cookies there, and HEAD is not GET. */
const OWN_API = /^\/api\/(?!v1(?:[/?]|$))/;

/**
 * The listener of the HTTP server: sends kept responses, and has Next render what is not kept. Headers that every response
 * is to have are set here first.
 */
export function createListener(parts: Parts): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const serving = serve(parts, request, response);
    serving?.catch((error: unknown) => {
      console.error(`${request.method} ${request.url?.replace(/\?.*$/, '')} failed:`, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(SERVER_ERROR, { ...SECURITY_HEADERS, 'cache-control': 'no-store' }).end();
    });
  };
}

/** Without a promise where a kept response is sent. */
function serve(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
  const { method, url = '/', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    if (!API.test(url) || method === 'TRACE') return refuseMethod(request, response);
    if (refuseLargeBody(request, response)) return;
    return serveWithinLimits(parts.limits, request, response, () => {
      if (headers.expect !== undefined) response.writeContinue();
      return parts.handle(request, withPolicyWhenSent(response, parts.policy));
    });
  }
  // A body has no meaning here (RFC 9110 §9.3.1): the connection ends instead of reading it.
  if (hasBody(headers)) response.shouldKeepAlive = false;
  if (OWN_API.test(url)) {
    return serveWithinLimits(parts.limits, request, response, () => {
      response.setHeader('cache-status', `${NAME}; fwd=bypass`);
      return parts.handle(request, withPolicyWhenSent(response, parts.policy));
    });
  }
  if (isPersonal(headers)) {
    return servePersonal(parts, request, response, `${NAME}; fwd=bypass`);
  }
  const keys = buildKeys(request, url);
  return serveKept(parts, request, response, keys)
    ? undefined
    : serveWithinLimits(parts.limits, request, response, () => serveRendered(parts, request, response, keys));
}

/** Sends a kept response, and has a stale one rendered again; false where there is none. */
function serveKept(parts: Parts, request: IncomingMessage, response: ServerResponse, keys: Keys): boolean {
  const { cache, clock } = parts;
  const found = cache.find(keys.bare) ?? (keys.bare === keys.full ? null : cache.find(keys.full));
  if (!found) return false;
  const { response: stored, isStale } = found;
  if (isStale) cache.refresh(keys.full, stored, () => render(parts, request), keys.pick);
  const ageMs = clock() - stored.renderedAt;
  const ttl = Math.ceil((stored.freshMs - ageMs) / 1000);
  noteCacheState(response, isStale ? 'stale' : 'hit');
  sendStored(request, response, stored, [
    ...['age', String(Math.floor(ageMs / 1000))],
    ...['cache-status', `${NAME}; hit; ttl=${ttl}`],
  ]);
  if (isBrotliMissing(request, stored)) compressKept(parts, request, keys.pick(stored), stored);
  return true;
}

/** Renders what is not kept, once for all who ask at the same time, and sends it. */
async function serveRendered(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  keys: Keys,
): Promise<void> {
  const { cache, clock } = parts;
  const isCollapsed = cache.isRendering(keys.full);
  noteCacheState(response, isCollapsed ? 'collapsed' : 'miss');
  const openStream = (status: number, headers: OutgoingHttpHeaders) =>
    response.writeHead(status, { ...headers, 'cache-status': `${NAME}; fwd=uri-miss; detail=too-large` });
  let stored = await cache.load(keys.full, () => render(parts, request, openStream), keys.pick);
  // What may not be shared is rendered for each who asks, but for failures: they would be many.
  if (isCollapsed && (stored === null || (stored.usableMs === 0 && stored.status < SERVER_ERROR))) {
    stored = await render(parts, request, openStream);
  }
  if (stored === null) return;
  await prepareEncoding(request, stored);
  const isKept = stored.usableMs > 0;
  sendStored(request, response, stored, [
    ...(isKept ? ['age', String(Math.floor((clock() - stored.renderedAt) / 1000))] : []),
    ...[
      'cache-status',
      `${NAME}; fwd=uri-miss${isKept ? '; stored' : ''}${isCollapsed ? '; collapsed' : ''}`,
    ],
  ]);
  if (isKept && stored.isCompressible) compressKept(parts, request, keys.pick(stored), stored);
}

/** Compresses a kept response behind its reader. */
function compressKept({ cache }: Parts, request: IncomingMessage, key: string, stored: StoredResponse): void {
  const encodings = isBrotliMissing(request, stored) ? (['gzip', 'br'] as const) : (['gzip'] as const);
  stored.compressing ??= (async () => {
    for (const encoding of encodings) await addEncoding(stored, encoding);
    dropIdentity(stored);
    cache.reweigh(key, stored);
  })()
    .catch((error: unknown) => console.error('A response could not be compressed:', error))
    .finally(() => (stored.compressing = undefined));
}

async function render(
  { handle, clock, host, policy }: Parts,
  request: IncomingMessage,
  openStream?: (status: number, headers: OutgoingHttpHeaders) => Writable,
): Promise<StoredResponse | null> {
  // Next streams metadata, after the head, to who names no browser (htmlLimitedBots in next.config.mjs).
  const headers: IncomingHttpHeaders = { host, 'user-agent': NAME };
  if (isSecure(request)) headers['x-forwarded-proto'] = 'https';
  for (const name of VARYING_HEADERS)
    if (request.headers[name] !== undefined) headers[name] = request.headers[name];
  const startedAt = clock();
  const collected = await collectResponse(handle, { url: request.url ?? '/', headers, openStream });
  return collected && buildStoredResponse(withPagePolicy(collected, policy), startedAt);
}

/** Pages are only read (RFC 9110 §15.5.6); nothing of the body is. */
function refuseMethod(request: IncomingMessage, response: ServerResponse): undefined {
  if (hasBody(request.headers)) response.shouldKeepAlive = false;
  const isOptions = request.method === 'OPTIONS';
  response.writeHead(isOptions ? 204 : 405, {
    ...SECURITY_HEADERS,
    allow: PAGE_METHODS,
    ...(isOptions ? {} : { 'content-length': 0 }),
    'cache-control': 'no-store',
    'cache-status': `${NAME}; fwd=method`,
  });
  response.end();
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
