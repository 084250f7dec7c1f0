import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { test as base } from '@playwright/test';
import { E2E_PORT } from '@/lib/cli/support/e2e-site';

/** What stands before the site, as a proxy does: `mode` says how it fares. */
export type FrontServer = { url: string; mode: 'passing' | 'failing' | 'silent' };

/** A test whose browser reaches the site through a server of its own, which can fail. */
export const frontTest = base.extend<{ front: FrontServer }>({
  // Playwright reads from the pattern what a fixture needs.
  front: async ({}, provide) => {
    const front: FrontServer = { url: '', mode: 'passing' };
    const server = createServer((incoming, answer) => {
      if (front.mode === 'passing') pass(incoming, answer);
      else if (front.mode === 'failing') answer.writeHead(502).end('Bad gateway');
    });
    front.url = `http://localhost:${await listen(server)}`;
    await provide(front);
    server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ front }, provide) => provide(front.url),
});

function pass(incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = incoming;
  const onward = request({ host: 'localhost', port: E2E_PORT, method, path: url, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
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
