import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { SECURITY_HEADERS } from '../security-headers';
import { getClientNetwork, type IsTrusted } from './client-address';

/** How long a client may take, in ms. */
type Timeouts = {
  /** For the head of a request. */
  headersTimeout: number;
  /** For a request with its body. */
  requestTimeout: number;
  /** How often the two are looked at. */
  connectionsCheckingInterval: number;
  /** Without a byte either way: for who reads nothing of a response. */
  idleTimeout: number;
};

const TIMEOUTS: Timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1_000,
  idleTimeout: 30_000,
};
/** A browser opens six; an office behind one address stays below. */
const MAX_CONNECTIONS = 256;
/** Far above what any route reads. */
const MAX_BODY_BYTES = 64 * 1024;

export type ConnectionLimits = { isTrusted: IsTrusted; maxConnections?: number; timeouts?: Timeouts };

/**
 * Node's server with limits: of time for a request, and of connections for each client network. A trusted proxy may open
 * as many as it needs.
 */
export function createLimitedServer(
  listener: RequestListener,
  {
    isTrusted,
    maxConnections = MAX_CONNECTIONS,
    timeouts: { idleTimeout, ...timeouts } = TIMEOUTS,
  }: ConnectionLimits,
): Server {
  const server = createServer(timeouts, listener);
  // A body is only asked for where one is expected, and then by who reads it.
  server.on('checkContinue', listener);
  server.setTimeout(idleTimeout);
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    if (isTrusted((socket.remoteAddress ?? '').replace('::ffff:', ''))) return;
    const client = getClientNetwork({ socket, headers: {} }, () => false);
    const count = (counts.get(client) ?? 0) + 1;
    if (count > maxConnections) return void socket.destroy();
    counts.set(client, count);
    socket.once('close', () => {
      const left = (counts.get(client) ?? 1) - 1;
      if (left > 0) counts.set(client, left);
      else counts.delete(client);
    });
  });
  return server;
}

/** Refuses a body that is larger than any route reads (RFC 9110 §15.5.14) without reading it; whether it did. */
export function refuseLargeBody({ headers }: IncomingMessage, response: ServerResponse): boolean {
  if (!(Number(headers['content-length']) > MAX_BODY_BYTES)) return false;
  response.shouldKeepAlive = false;
  response.writeHead(413, { ...SECURITY_HEADERS, 'content-length': 0, 'cache-control': 'no-store' }).end();
  return true;
}
