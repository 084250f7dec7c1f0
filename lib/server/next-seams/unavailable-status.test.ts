import { createServer, type RequestListener } from 'node:http';
import { installUnavailableStatus, markLoadFailed } from './unavailable-status';

installUnavailableStatus();

/** Fetches these paths at once from a server with this listener. */
async function fetchAll(listener: RequestListener, ...paths: string[]): Promise<Response[]> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  try {
    return await Promise.all(paths.map((path) => fetch(`http://127.0.0.1:${address.port}${path}`)));
  } finally {
    server.close();
  }
}

/** Resolves once `count` requests have come. */
function createGate(count: number): () => Promise<void> {
  let waiting = count;
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    waiting -= 1;
    if (waiting === 0) open();
    return opened;
  };
}

it('leaves 500 where the catalogue has not failed', async () => {
  const [response] = await fetchAll((_, outgoing) => {
    outgoing.statusCode = 500;
    outgoing.end('A fault of ours.');
  }, '/');
  expect(response?.status).toBe(500);
  expect(response?.headers.has('retry-after')).toBe(false);
});

it('sends 503 instead of 500, and when to come back, where the catalogue failed for this request', async () => {
  const [response] = await fetchAll((_, outgoing) => {
    setImmediate(() => {
      markLoadFailed();
      outgoing.statusCode = 500;
      outgoing.setHeader('cache-control', 'no-store');
      outgoing.end('Nothing to show.');
    });
  }, '/');
  expect(response?.status).toBe(503);
  expect(response?.statusText).toBe('Service Unavailable');
  expect(response?.headers.get('retry-after')).toBe('30');
  expect(response?.headers.get('cache-control')).toBe('no-store');
  expect(await response?.text()).toBe('Nothing to show.');
});

it('leaves 500 of another page that is rendered at the same time', async () => {
  const allCame = createGate(2);
  const responses = await fetchAll(
    async (request, outgoing) => {
      if (request.url === '/failed') markLoadFailed();
      await allCame();
      outgoing.writeHead(500).end();
    },
    '/failed',
    '/faulty',
  );
  expect(responses.map(({ status }) => status)).toEqual([503, 500]);
});

it('sends 503 to all who wait for one render of a page', async () => {
  const allCame = createGate(2);
  let hasFailed = false;
  const responses = await fetchAll(
    async (_, outgoing) => {
      if (!hasFailed) markLoadFailed();
      hasFailed = true;
      await allCame();
      outgoing.writeHead(500).end();
    },
    '/coupons?page=2',
    '/coupons?page=2&utm_source=mail',
  );
  expect(responses.map(({ status }) => status)).toEqual([503, 503]);
});

it('forgets a failure with the request it belongs to', async () => {
  await fetchAll((_, outgoing) => {
    markLoadFailed();
    outgoing.writeHead(500).end();
  }, '/coupons');
  const [response] = await fetchAll((_, outgoing) => {
    outgoing.writeHead(500).end();
  }, '/coupons');
  expect(response?.status).toBe(500);
});

it.each([200, 404])('leaves %d, and headers that come with it', async (status) => {
  const [response] = await fetchAll((_, outgoing) => {
    markLoadFailed();
    outgoing.writeHead(status, { 'x-kept': 'yes' }).end();
  }, '/');
  expect(response?.status).toBe(status);
  expect(response?.headers.get('x-kept')).toBe('yes');
});
