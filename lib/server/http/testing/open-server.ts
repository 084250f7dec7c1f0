import { once } from 'node:events';
import { request as sendRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { Handle } from '../collect-response';
import { createLimitedServer, type ConnectionLimits } from '../node-server';
import type { RateLimits } from '../rate-limits';
import { ResponseCache } from '../response-cache';
import { createListener } from '../serve-request';

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Sent = { method?: string; headers?: Record<string, string>; body?: string };

const CONNECTION_CLOSED = 'connectionClosed';
const POLICY = { ownScripts: [], pictureHosts: [], hasGoogleAds: false, reportUrl: undefined };

/** A real server with our listener around this handler, on a free port; its clock stands still until it is moved. */
export async function openServer(
  handle: Handle,
  maxBytes = 1_000_000,
  limits?: RateLimits,
  connections: Partial<ConnectionLimits> = {},
) {
  let now = 0;
  const clock = () => now;
  const cache = new ResponseCache(maxBytes, clock);
  const server = createLimitedServer(
    createListener({ handle, cache, clock, host: 'site.example', policy: POLICY, limits }),
    { isTrusted: () => false, ...connections },
  );
  server.on('connection', (socket) => socket.once('close', () => server.emit(CONNECTION_CLOSED)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  /** Node's own client: fetch would unpack bodies and add headers. */
  async function send(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Reply> {
    const request = sendRequest({ port, path, method, headers, host: '127.0.0.1' }).end(body);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
  }

  /** Resolves when no client is connected any more. */
  async function untilAlone(): Promise<void> {
    while ((await promisify(server.getConnections.bind(server))()) > 0) await once(server, CONNECTION_CLOSED);
  }

  async function close(): Promise<void> {
    cache.drop(null);
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }

  return { send, cache, port, wait: (seconds: number) => (now += seconds * 1000), untilAlone, close };
}
