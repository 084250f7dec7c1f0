/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import { answerUnavailable, noteFailedLoad } from './answer-unavailable';

answerUnavailable();

/** What a server that answers like this sends to one request. */
async function ask(answer: RequestListener): Promise<Response> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  try {
    return await fetch(`http://127.0.0.1:${address.port}`);
  } finally {
    server.close();
  }
}

// First, because a failure stays known for a while.
it('leaves 500 where the catalogue has not failed', async () => {
  const response = await ask((_, answer) => {
    answer.statusCode = 500;
    answer.end('A fault of ours.');
  });
  expect(response.status).toBe(500);
  expect(response.headers.has('retry-after')).toBe(false);
});

it('answers 503 instead of 500, and when to come back, where the catalogue failed meanwhile', async () => {
  const response = await ask((_, answer) => {
    noteFailedLoad();
    answer.statusCode = 500;
    answer.setHeader('cache-control', 'no-store');
    answer.end('Nothing to show.');
  });
  expect(response.status).toBe(503);
  expect(response.statusText).toBe('Service Unavailable');
  expect(response.headers.get('retry-after')).toBe('30');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe('Nothing to show.');
});

it.each([200, 404])('leaves %d, and headers that come with it', async (status) => {
  const response = await ask((_, answer) => {
    noteFailedLoad();
    answer.writeHead(status, { 'x-kept': 'yes' }).end();
  });
  expect(response.status).toBe(status);
  expect(response.headers.get('x-kept')).toBe('yes');
});
