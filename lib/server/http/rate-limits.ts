import cluster from 'node:cluster';
import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { getClientKey } from '../client-key';
import { SECURITY_HEADERS } from '../security-headers';
import { getClientNetwork, type IsTrusted } from './client-address';

type Limit = { name: string; method: 'GET' | 'POST'; path: RegExp; points: number; seconds: number };

/**
 * How often one client may do what writes, sends mail, or costs a render that nobody else shares. An office behind one
 * address stays far below.
 */
const LIMITS: Limit[] = [
  { name: 'subscribe', method: 'POST', path: /^\/api\/v1\/subscribe\b/, points: 10, seconds: 600 },
  { name: 'unsubscribe', method: 'POST', path: /^\/api\/v1\/unsubscribe\b/, points: 10, seconds: 600 },
  // Mail programs unsubscribe for many people from few addresses; a token that was signed guards these.
  { name: 'newsletter', method: 'POST', path: /^\/api\/newsletter\//, points: 300, seconds: 60 },
  { name: 'votes', method: 'POST', path: /^\/api\/votes\b/, points: 30, seconds: 600 },
  { name: 'clicks', method: 'POST', path: /^\/api\/counts\b/, points: 120, seconds: 60 },
  {
    name: 'search',
    method: 'GET',
    path: /^(?:\/(?:es|fr))?\/(?:search|feeds\/search)\b/,
    points: 120,
    seconds: 60,
  },
  { name: 'suggestions', method: 'GET', path: /^\/api\/v1\/search\b/, points: 240, seconds: 60 },
  { name: 'previews', method: 'GET', path: /^\/api\/preview\b/, points: 30, seconds: 60 },
  { name: 'pictures', method: 'GET', path: /^\/social\//, points: 120, seconds: 60 },
];

const TOO_MANY_REQUESTS = 429;
/** How long a process waits for the one that counts for all. */
const CLUSTER_TIMEOUT_MS = 1000;
export type RateLimits = {
  /** The limit that a request falls under, if any. */
  find(request: IncomingMessage): Limit | undefined;
  /** Counts a request; false where it was one too many and has been refused with 429. */
  take(limit: Limit, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
};

/** Limits of this process, or of all processes of a cluster together. Clients are known by a keyed hash, in memory alone. */
export function createRateLimits(isTrusted: IsTrusted): RateLimits {
  const key = getClientKey();
  const limiters = new Map(
    LIMITS.map(({ name, points, seconds: duration }) => {
      const options = { keyPrefix: name, points, duration };
      return [
        name,
        cluster.isWorker
          ? new RateLimiterCluster({ ...options, timeoutMs: CLUSTER_TIMEOUT_MS })
          : new RateLimiterMemory(options),
      ];
    }),
  );

  return {
    find: ({ method, url = '/' }) => {
      const counted = method === 'HEAD' ? 'GET' : method;
      return LIMITS.find((limit) => limit.method === counted && limit.path.test(url));
    },
    async take(limit, request, response) {
      const client = createHmac('sha256', key).update(getClientNetwork(request, isTrusted)).digest('base64');
      const state = await limiters.get(limit.name)?.consume(client).catch(toState);
      // Without the process that counts, nobody is refused.
      if (!state) return true;
      const fields = buildFields(limit, state);
      if (state.consumedPoints > limit.points) refuse(response, fields, request.url);
      else if (limit.method === 'POST') response.setHeaders(new Map(Object.entries(fields)));
      return state.consumedPoints <= limit.points;
    },
  };
}

/** Serves what this client may still ask for; what is kept costs nothing, and is sent without being counted. */
export async function serveWithinLimits(
  limits: RateLimits | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  serve: () => Promise<void>,
): Promise<void> {
  const limit = limits?.find(request);
  if (!limit || (await limits?.take(limit, request, response))) await serve();
}

function toState(error: unknown): RateLimiterRes | null {
  return error instanceof RateLimiterRes || isState(error) ? error : null;
}

/** Another process sends its state without a class. */
function isState(value: unknown): value is RateLimiterRes {
  return typeof value === 'object' && value !== null && 'msBeforeNext' in value;
}

/** draft-ietf-httpapi-ratelimit-headers: what is allowed, and what is left of it. */
function buildFields({ name, points, seconds }: Limit, { msBeforeNext, consumedPoints }: RateLimiterRes) {
  const left = Math.max(0, points - consumedPoints);
  return {
    'ratelimit-policy': `"${name}";q=${points};w=${seconds}`,
    ratelimit: `"${name}";r=${left};t=${Math.ceil(msBeforeNext / 1000)}`,
  };
}

function refuse(response: ServerResponse, fields: ReturnType<typeof buildFields>, url = '/'): void {
  const seconds = /t=(\d+)$/.exec(fields.ratelimit)?.[1] ?? '1';
  const isApi = url.startsWith('/api/');
  const message = `Too many requests. Try again in ${seconds} seconds.`;
  response.shouldKeepAlive = false;
  response.writeHead(TOO_MANY_REQUESTS, {
    ...SECURITY_HEADERS,
    ...fields,
    'retry-after': seconds,
    'cache-control': 'no-store',
    'content-type': isApi ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
  });
  response.end(
    isApi ? JSON.stringify({ error: { code: 'too_many_requests', message } }) : '429 Too Many Requests\n',
  );
}
