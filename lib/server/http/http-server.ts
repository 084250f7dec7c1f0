import { once } from 'node:events';
import { createServer } from 'node:http';
import { openNext } from '../next-seams/next-handler';
import { setRunningServer } from '../running-server';
import { ResponseCache } from './response-cache';
import { createListener } from './serve-request';

export type HttpServer = {
  /** Takes no more connections, finishes open requests within STOP_TIMEOUT_MS, and closes Next. */
  stop(): Promise<void>;
};

type ServerSettings = { port: number; siteUrl: string; pageCacheMegabytes: number };

const MEGABYTE = 1024 * 1024;
const STOP_TIMEOUT_MS = 10_000;
const IDLE_CHECK_MS = 50;

/** Serves the built site on this port, with finished responses kept in memory. Throws where nothing can listen there. */
export async function startHttpServer({
  port,
  siteUrl,
  pageCacheMegabytes,
}: ServerSettings): Promise<HttpServer> {
  const clock = () => performance.now();
  const cache = new ResponseCache(pageCacheMegabytes * MEGABYTE, clock);
  setRunningServer({ dropResponses: (tags) => cache.drop(tags) });
  const next = await openNext(port);
  const listener = createListener({ handle: next.handle, cache, clock, host: new URL(siteUrl).host });
  const server = createServer(listener);
  // A body is only asked for where one is expected, and then by who reads it.
  server.on('checkContinue', listener);
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
