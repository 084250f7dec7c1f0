import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { FAULTS, type FaultName } from './faults';

export type StubHost = {
  baseUrl: string;
  /** Spoils every response from now on; null responds as `handle` does again. */
  setFault(fault: FaultName | null): void;
  /** The calls so far, as "GET /api/v1/…". */
  calls: string[];
  /** How many connections there have been. */
  countConnections(): number;
  /** How many responses somebody still waits for. */
  countUnfinished(): number;
  close(): Promise<void>;
};

/**
 * A server on `port` of this machine, on a free one if it is 0, that responds as `handle` does; where that fails it
 * drops the connection.
 */
export async function startStubHost(
  handle: (request: Request) => Promise<Response>,
  port = 0,
): Promise<StubHost> {
  let spoiled: FaultName | null = null;
  let connections = 0;
  let unfinished = 0;
  const calls: string[] = [];
  const server = createServer((incoming, outgoing) => {
    calls.push(`${incoming.method} ${incoming.url}`);
    unfinished += 1;
    outgoing.on('close', () => (unfinished -= 1));
    if (spoiled !== null) return FAULTS[spoiled](outgoing);
    toRequest(incoming)
      .then(handle)
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(await response.text());
      })
      .catch((error: Error) => outgoing.destroy(error));
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stub host has no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    setFault: (fault) => void (spoiled = fault),
    calls,
    countConnections: () => connections,
    countUnfinished: () => unfinished,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', headers } = incoming;
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = method === 'GET' ? undefined : new Uint8Array(await buffer(incoming));
  return new Request(`http://${headers.host}${incoming.url}`, { method, headers: pairs, body });
}
