/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildIsTrusted } from './client-address';
import { createRateLimits } from './rate-limits';
import { openServer } from './testing/open-server';

jest.mock('next', () => () => undefined);

/** What reached the site. */
let asked: string[] = [];
let server: Awaited<ReturnType<typeof openServer>>;

beforeEach(async () => {
  asked = [];
  server = await openServer(handle, undefined, createRateLimits(buildIsTrusted(['loopback'])));
});
afterEach(() => server.close());

async function handle({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
  asked.push(`${method} ${url}`);
  response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=300' }).end('Found');
}

const sendAs = (client: string, path: string, method = 'GET') =>
  server.send(path, { method, headers: { 'x-forwarded-for': client } });

it('takes ten of sixty subscriptions that one client sends at once', async () => {
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, index) => sendAs(`2001:db8::${index}`, '/api/v1/subscribe', 'POST')),
  );
  expect(asked).toHaveLength(10);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(50);
  expect((await sendAs('2001:db8:0:1::1', '/api/v1/subscribe', 'POST')).status).toBe(200);
});

it('says when to come again, in the fields of the standard', async () => {
  const replies = [];
  for (let time = 0; time < 11; time += 1)
    replies.push(await sendAs('192.0.2.1', '/api/v1/subscribe', 'POST'));
  expect(replies[0]?.headers).toMatchObject({
    'ratelimit-policy': '"subscribe";q=10;w=600',
    ratelimit: expect.stringMatching(/^"subscribe";r=9;t=\d+$/),
  });
  const last = replies.at(-1);
  expect(last).toMatchObject({
    status: 429,
    headers: {
      'retry-after': expect.stringMatching(/^\d+$/),
      ratelimit: expect.stringMatching(/^"subscribe";r=0;t=\d+$/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
  expect(JSON.parse(String(last?.body))).toMatchObject({ error: { code: 'too_many_requests' } });
});

it('counts searches that have to be rendered, and nothing that is kept', async () => {
  await sendAs('192.0.2.1', '/search?q=0');
  for (let time = 0; time < 150; time += 1)
    expect((await sendAs('192.0.2.1', '/search?q=0')).status).toBe(200);
  const replies = [];
  for (let time = 1; time <= 125; time += 1) replies.push(await sendAs('192.0.2.1', `/search?q=${time}`));
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(6);
  expect((await sendAs('192.0.2.1', '/coupons')).status).toBe(200);
});

it.each(['/api/v1/unsubscribe', '/api/votes', '/api/counts', '/api/newsletter/confirm'])(
  'limits POST %s',
  async (path) => {
    expect((await sendAs('192.0.2.1', path, 'POST')).headers).toHaveProperty('ratelimit');
  },
);
