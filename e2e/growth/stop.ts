import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { claim, say, until } from './claims';
import { findPort, startSite } from './programs';

const REQUESTS = 20;
const HOST_DELAY_MS = 1_000;
const STOP_LIMIT_MS = 10_000;

/** An API host that knows nothing, and keeps all who ask waiting until it is let go. */
async function openHost() {
  const waiting: ServerResponse[] = [];
  const server = createServer((_, response) => waiting.push(response));
  const port = await findPort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const respond = (response: ServerResponse) =>
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  return {
    url: `http://127.0.0.1:${port}`,
    waiting,
    letGo() {
      server.removeAllListeners('request');
      server.on('request', (_, response) => respond(response));
      waiting.forEach(respond);
    },
    close: () => (server.close(), server.closeAllConnections()),
  };
}

/** The status of a response that came whole; throws where it did not. */
async function readStatus(url: string): Promise<number> {
  const request = get(url, { agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  for await (const chunk of response) assert(chunk);
  return response.statusCode ?? 0;
}

/** docs/operations.md, "Start" and "Health and logs". */
export async function tryStopping(): Promise<void> {
  for (const processes of ['1', '2']) {
    await claim(`SIGTERM lets ${REQUESTS} open requests finish, ${processes} process(es)`, async () => {
      const [host, port, metricsPort] = [await openHost(), await findPort(), await findPort()];
      const site = await startSite({
        ...{ PORT: String(port), API_BASE_URL: host.url, WEB_CONCURRENCY: processes, LOG_FORMAT: 'json' },
        ...{
          LOG_REQUESTS: 'on',
          METRICS_PORT: String(metricsPort),
          VISITORS_DATABASE_URL: 'file:/tmp/none.db',
        },
      });
      if (processes === '1') say('started the site before an API host that keeps everybody waiting');
      const origin = `http://127.0.0.1:${port}`;
      const open = Array.from({ length: REQUESTS }, (_, index) =>
        readStatus(`${origin}/api/v1/coupons/${1000 + index}`),
      );
      await until(`all requests are open`, () => host.waiting.length >= REQUESTS);
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      assert.match(text, /^clipmint_ready 1$/m);
      const stoppedAt = performance.now();
      const ended = site.stop();
      await until('no new connection is taken', () =>
        readStatus(`${origin}/api/health/live`).then(
          () => false,
          () => true,
        ),
      );
      setTimeout(() => host.letGo(), HOST_DELAY_MS);
      const statuses = await Promise.all(open.map((status) => status.catch(() => 0)));
      const finished = statuses.filter((status) => status === 404).length;
      const code = await ended;
      host.close();
      const took = performance.now() - stoppedAt;
      assert.equal(finished, REQUESTS, `${finished} of ${REQUESTS} finished: ${statuses.join(' ')}`);
      assert.equal(code, 0, `exit code ${code}`);
      assert(took < STOP_LIMIT_MS, `${took} ms`);
      const lines = site
        .output()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      const logged = lines.filter(({ route, status }) => route === 'api' && status === 404);
      assert.equal(logged.length, REQUESTS, `${logged.length} requests in the log:\n${site.output()}`);
      return `${finished} of ${REQUESTS} finished, each one line of JSON in the log; ended ${(took / 1000).toFixed(1)} s after the signal with code 0`;
    });
  }
}
