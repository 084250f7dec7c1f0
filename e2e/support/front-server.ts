import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { test as base } from '@playwright/test';
import { E2E_PORT } from '@/lib/cli/support/e2e-site';

/** A proxy before the site; `mode` says whether it works, fails or does not respond. */
export type FrontServer = { url: string; mode: 'passing' | 'failing' | 'silent' };

/** A test whose browser reaches the site through a server of its own, which can fail. */
export const frontTest = base.extend<{ front: FrontServer }>({
  // Playwright reads from the pattern what a fixture needs.
  front: async ({}, provide) => {
    const front: FrontServer = { url: '', mode: 'passing' };
    const server = createServer((incoming, response) => {
      if (front.mode === 'passing') pass(incoming, response);
      else if (front.mode === 'failing') response.writeHead(502).end('Bad gateway');
    });
    front.url = `http://localhost:${await listen(server)}`;
    await provide(front);
    server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ front }, provide) => provide(front.url),
});

function pass(incoming: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = incoming;
  const onward = request({ host: 'localhost', port: E2E_PORT, method, path: url, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.listen(0, 'localhost', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address.port);
      else reject(new Error('The server before the site has no port.'));
    });
  });
}
