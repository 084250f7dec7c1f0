import { once } from 'node:events';
import { z } from 'zod';
import { watchRequests, type LogFormat, type Readiness, type ServedRequest } from '../monitoring';
import { openNext } from '../next-seams/next-handler';
import { setRunningServer } from '../running-server';
import { buildIsTrusted } from './client-address';
import { collectResponse, type Handle } from './collect-response';
import type { PolicySettings } from './content-policy';
import { createLimitedServer } from './node-server';
import { createRateLimits } from './rate-limits';
import { ResponseCache } from './response-cache';
import { createListener } from './serve-request';

export type HttpServer = {
  /** Takes no more connections, finishes open requests within STOP_TIMEOUT_MS, and closes Next. */
  stop(): Promise<void>;
};

type ServerSettings = {
  port: number;
  siteUrl: string;
  pageCacheMegabytes: number;
  policy: PolicySettings;
  /** Whether clients are limited, and which proxies say who they are. */
  hasRateLimits: boolean;
  trustedProxies: readonly string[];
  /** Whether metrics are kept (lib/server/monitoring/metrics.ts serves them). */
  hasMetrics: boolean;
  logFormat: LogFormat;
  logsRequests: boolean;
};

const MEGABYTE = 1024 * 1024;
const STOP_TIMEOUT_MS = 10_000;
const IDLE_CHECK_MS = 50;

/** Serves the built site on this port, with finished responses kept in memory. Throws where nothing can listen there. */
export async function startHttpServer(settings: ServerSettings): Promise<HttpServer> {
  const { port, siteUrl, pageCacheMegabytes, policy, hasRateLimits, trustedProxies } = settings;
  const clock = () => performance.now();
  const cache = new ResponseCache(pageCacheMegabytes * MEGABYTE, clock);
  let handle: Handle = () => Promise.reject(new Error('Next is not open yet.'));
  setRunningServer({ dropResponses: (tags) => cache.drop(tags) });
  const watchers = await openWatchers(settings, () => askReadiness(handle));
  const next = await openNext(port);
  handle = next.handle;
  const isTrusted = buildIsTrusted(trustedProxies);
  const limits = hasRateLimits ? createRateLimits(isTrusted) : undefined;
  const serve = createListener({ handle, cache, clock, host: new URL(siteUrl).host, policy, limits });
  const listener = watchers.length === 0 ? serve : watchRequests(serve, clock, watchers);
  const server = createLimitedServer(listener, { isTrusted });
  server.listen(port);
  await once(server, 'listening');
  return {
    async stop() {
      const closed = once(server, 'close');
      server.close();
      // A connection is idle again once its response is sent.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
      const overdue = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
      await closed;
      clearInterval(idle);
      clearTimeout(overdue);
      await next.close();
    },
  };
}

/** What takes each request that was served. Loaded only where it is wanted. */
async function openWatchers(
  { hasMetrics, logsRequests, logFormat }: ServerSettings,
  getReadiness: () => Promise<Readiness>,
): Promise<((request: ServedRequest) => void)[]> {
  const watchers: ((request: ServedRequest) => void)[] = [];
  if (hasMetrics) watchers.push((await import('../monitoring/metrics')).startMetrics(getReadiness));
  if (logsRequests) watchers.push((await import('../monitoring/log')).createRequestLog(logFormat));
  return watchers;
}

const READINESS_PATH = '/api/health/ready';
const OK = 200;
const readinessSchema = z.object({
  imports: z.array(z.object({ source: z.string(), lastSuccess: z.string().nullable() })).default([]),
});

/** Asks this process itself, past its listener. Throws where it does not respond. */
async function askReadiness(handle: Handle): Promise<Readiness> {
  const response = await collectResponse(handle, { url: READINESS_PATH, headers: { host: 'localhost' } });
  const { imports } = readinessSchema.parse(JSON.parse(response?.body.toString() ?? ''));
  return { isReady: response?.status === OK, imports };
}
