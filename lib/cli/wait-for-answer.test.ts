/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitForAnswer } from './wait-for-answer';

describe('waitForAnswer', () => {
  it('takes any status for an answer', async () => {
    const server = createServer((_, response) => response.writeHead(503).end('busy'));
    server.listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await waitForAnswer(`http://localhost:${port}`, new AbortController().signal)).toBe(true);
    server.close();
    server.closeAllConnections();
  });

  it('ends with its signal', async () => {
    expect(await waitForAnswer('http://localhost:1', AbortSignal.abort())).toBe(false);
  });
});
