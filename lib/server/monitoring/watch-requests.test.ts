import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatRequest } from './log';
import { noteCacheState, watchRequests, type RequestListener, type ServedRequest } from './watch-requests';

/** Serves one request by this listener; what was noted of it. */
async function watch(
  listener: RequestListener,
  path: string,
  headers: Record<string, string> = {},
): Promise<ServedRequest> {
  const served: ServedRequest[] = [];
  let now = 0;
  const server = createServer(watchRequests(listener, () => (now += 2), [(request) => served.push(request)]));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const request = sendRequest({ port, path, headers, host: '127.0.0.1' }).end();
  request.on('error', () => undefined).on('response', (response) => response.resume());
  await new Promise((resolve) => request.once('close', resolve));
  server.close();
  await once(server, 'close');
  expect(served).toHaveLength(1);
  return served[0] as ServedRequest;
}

const GIVEN = { 'x-request-id': 'of-the-proxy-17', 'x-forwarded-for': '192.0.2.7' };

it('notes the kind of route, the status, the time and the cache, and nothing that says who asked for what', async () => {
  const noted = await watch(
    (_, response) => {
      noteCacheState(response, 'hit');
      response.writeHead(404).end('x');
    },
    '/es/search?q=secret',
    GIVEN,
  );
  expect(noted).toEqual({
    id: 'of-the-proxy-17',
    method: 'GET',
    route: 'search',
    status: 404,
    milliseconds: 2,
    cache: 'hit',
  });
  const line = formatRequest(noted, new Date('2026-11-22T12:00:00Z'));
  expect(line).toBe('2026-11-22T12:00:00.000Z GET search 404 2 ms hit of-the-proxy-17');
});

it('takes no address of a visitor for the id of a request', async () => {
  const noted = await watch((_, response) => response.end(), '/', { 'x-request-id': '192.0.2.7' });
  expect(noted.id).toMatch(/^[\da-f]{8}-\d+$/);
});

it('notes who went before the response was sent', async () => {
  const noted = await watch((request) => request.socket.destroy(), '/');
  expect(noted).toMatchObject({ status: 499, cache: 'none' });
});
