import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type StubHost = { baseUrl: string; close(): Promise<void> };

/** A server on a free port of this machine that answers as `handle` does; where that fails it drops the connection. */
export async function startStubHost(handle: (request: Request) => Promise<Response>): Promise<StubHost> {
  const server = createServer((incoming, outgoing) => {
    toRequest(incoming)
      .then(handle)
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(await response.text());
      })
      .catch((error: Error) => outgoing.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stub host has no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
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
