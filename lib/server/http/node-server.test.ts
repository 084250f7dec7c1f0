/** @jest-environment node */
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { openServer } from './testing/open-server';

jest.mock('next', () => () => undefined);

/** Leaves no connection behind that would be waited for. */
const ONCE = { headers: { connection: 'close' } };
const LARGE = 'x'.repeat(4_000_000);
const SLOW = 130;
/** The server's own, shortened: slow clients are shut out within a second or two. */
const TIMEOUTS = {
  headersTimeout: 400,
  requestTimeout: 400,
  connectionsCheckingInterval: 50,
  idleTimeout: 800,
};
/** Many times what it takes, because a busy machine must pass too; on a quiet one it is below 20 ms. */
const MAX_WAIT_MS = 2_000;

let server: Awaited<ReturnType<typeof openServer>>;
afterEach(() => server.close());

/** Reads bodies as the API does, and has one large page. */
async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    for await (const chunk of request) void chunk;
  } catch {
    return;
  }
  const body = request.url === '/large' ? LARGE : 'Found';
  response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=300' }).end(body);
}

async function open(text: string): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

it('serves others while four hundred clients are slow, and then shuts those out', async () => {
  server = await openServer(handle, 10 * 8 * LARGE.length, undefined, {
    maxConnections: 1000,
    timeouts: TIMEOUTS,
  });
  await server.send('/', ONCE);
  await server.send('/large', ONCE);
  const slow = await Promise.all(
    Array.from({ length: SLOW }, () => [
      open('GET / HTTP/1.1\r\nHost: x\r\n'),
      open('POST /api/v1/subscribe HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nemail='),
      open('GET /large HTTP/1.1\r\nHost: x\r\n\r\n').then((socket) => socket.pause()),
    ]).flat(),
  );
  for (let time = 0; time < 50; time += 1) {
    const startedAt = performance.now();
    expect((await server.send('/', ONCE)).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(MAX_WAIT_MS);
  }
  await server.untilAlone();
  slow.forEach((socket) => socket.destroy());
}, 30_000);

it('takes no more connections of one client than it may have', async () => {
  server = await openServer(handle, undefined, undefined, { maxConnections: 3 });
  const kept = [await open(''), await open(''), await open('')];
  const [fourth] = [await open('GET / HTTP/1.1\r\nHost: x\r\n\r\n')];
  if (!fourth.closed) await once(fourth.resume(), 'close');
  kept.pop()?.destroy();
  // Its place is free once the server has seen it go.
  for (let reply = 0; reply !== 200;)
    reply = await server.send('/').then(
      ({ status }) => status,
      () => 0,
    );
});

it('lets a trusted proxy open as many as it needs', async () => {
  server = await openServer(handle, undefined, undefined, { maxConnections: 0, isTrusted: () => true });
  expect((await server.send('/')).status).toBe(200);
});

it('does not wait for a body that is larger than any route reads', async () => {
  server = await openServer(handle);
  const socket = await open('POST /api/v1/subscribe HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n');
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  expect(bytes.toString()).toMatch(/^HTTP\/1\.1 413/);
  await once(socket.resume(), 'close');
});
