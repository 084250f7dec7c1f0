import { once } from 'node:events';
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
};

const MEGABYTE = 1024 * 1024;
const STOP_TIMEOUT_MS = 10_000;
const IDLE_CHECK_MS = 50;

/** Serves the built site on this port, with finished responses kept in memory. Throws where nothing can listen there. */
export async function startHttpServer({
  port,
  siteUrl,
  pageCacheMegabytes,
  policy,
  hasRateLimits,
  trustedProxies,
}: ServerSettings): Promise<HttpServer> {
  const clock = () => performance.now();
  const cache = new ResponseCache(pageCacheMegabytes * MEGABYTE, clock);
  let handle: Handle = () => Promise.reject(new Error('Next is not open yet.'));
  setRunningServer({
    dropResponses: () => cache.clear(),
    post: async (url, headers) =>
      (await collectResponse(handle, { method: 'POST', url, headers }))?.status ?? 0,
  });
  const next = await openNext(port);
  handle = next.handle;
  const isTrusted = buildIsTrusted(trustedProxies);
  const limits = hasRateLimits ? createRateLimits(isTrusted) : undefined;
  const listener = createListener({ handle, cache, clock, host: new URL(siteUrl).host, policy, limits });
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
