import { logFailure } from '@/lib/server/log-failure';
import { subscribe, unsubscribe } from './endpoints/subscriptions';
import { buildPostRoute } from './post-route';
import { callRoute } from './testing/call-route';
import { createBrokenSource, createFakeSource } from './testing/fake-source';

jest.mock('@/lib/server/log-failure', () => ({ logFailure: jest.fn() }));

const HOST = 'localhost:3000';
const JSON_TYPE = { host: HOST, 'content-type': 'application/json' };
const FORM_TYPE = { host: HOST, 'content-type': 'application/x-www-form-urlencoded' };

beforeEach(() => jest.mocked(logFailure).mockClear());

function setUp() {
  const source = createFakeSource();
  const subscribed = jest.spyOn(source, 'subscribe');
  const unsubscribed = jest.spyOn(source, 'unsubscribe');
  const post = (body: BodyInit, headers: Record<string, string> = JSON_TYPE, endpoint = subscribe) =>
    callRoute(
      buildPostRoute(endpoint, () => source),
      'POST',
      '/api/v1/subscribe',
      { body, headers },
    );
  return { post, subscribed, unsubscribed };
}

it('subscribes the trimmed, lower-cased address', async () => {
  const { post, subscribed } = setUp();
  const response = await post('{"email":" Ana@Example.COM ","source":"footer"}');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ message: 'Subscribed successfully' });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.has('access-control-allow-origin')).toBe(false);
  expect(subscribed).toHaveBeenCalledWith({ email: 'ana@example.com', source: 'footer' });
});

it('takes a subscription from the website by default', async () => {
  const { post, subscribed } = setUp();
  await post('{"email":"ana@example.com"}');
  expect(subscribed).toHaveBeenCalledWith({ email: 'ana@example.com', source: 'website' });
});

it('unsubscribes', async () => {
  const { post, unsubscribed } = setUp();
  const response = await post('{"email":"Ana@example.com"}', JSON_TYPE, unsubscribe);
  expect(await response.json()).toEqual({ message: 'Unsubscribed successfully' });
  expect(unsubscribed).toHaveBeenCalledWith('ana@example.com');
});

it.each([
  ['{}', 'email', 'missing'],
  ['{"email":null}', 'email', 'null'],
  ['{"email":1}', 'email', '1'],
  ['{"email":["ana@example.com"]}', 'email', '["ana@example.com"]'],
  ['{"email":"ana@example"}', 'email', '"ana@example"'],
  ['{"email":"a b@example.com"}', 'email', '"a b@example.com"'],
  ['{"email":"ana@example.com","source":"popup"}', 'source', '"popup"'],
  ['{"email":"ana@example.com","source":null}', 'source', 'null'],
  ['{"__proto__":{"email":"ana@example.com"}}', 'email', 'missing'],
])('refuses %s and names %s', async (body, parameter, got) => {
  const { post, subscribed } = setUp();
  const response = await post(body);
  const { error } = await response.json();
  expect(response.status).toBe(400);
  expect(error).toMatchObject({ code: 'invalid_parameter', parameter });
  expect(error.message).toContain(`${parameter} is ${got}, but takes `);
  expect(subscribed).not.toHaveBeenCalled();
});

it.each([
  ['broken JSON', '{', JSON_TYPE, 400],
  ['an array', '[]', JSON_TYPE, 400],
  ['a body too large', ' '.repeat(4097), JSON_TYPE, 413],
  ['another type', 'email=ana@example.com', { host: HOST, 'content-type': 'text/plain' }, 415],
  ['a compressed body', '{"email":"ana@example.com"}', { ...JSON_TYPE, 'content-encoding': 'gzip' }, 415],
  ['another site', '{"email":"ana@example.com"}', { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }, 403],
  ['another origin', 'email=ana@example.com', { ...FORM_TYPE, origin: 'https://evil.example' }, 403],
])('refuses %s', async (_name, body, headers, status) => {
  const { post, subscribed } = setUp();
  const response = await post(body, headers);
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(subscribed).not.toHaveBeenCalled();
});

describe('a plain form', () => {
  it.each([
    ['the page it stands on', `http://${HOST}/coupons?page=2`, '/coupons?page=2#newsletter-subscribed'],
    ['home from another site', 'https://evil.example/coupons', '/#newsletter-subscribed'],
    ['this site, never another host', `http://${HOST}//evil.example`, '/evil.example#newsletter-subscribed'],
  ])('leads back to %s', async (where, referer, location) => {
    const { post, subscribed } = setUp();
    const response = await post('email=Ana%40example.com&source=footer', { ...FORM_TYPE, referer });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(location);
    expect(subscribed).toHaveBeenCalledWith({
      email: 'ana@example.com',
      source: 'footer',
      language: where.startsWith('home') ? undefined : 'en',
    });
  });

  it('leads home where nothing says which page it stands on', async () => {
    const response = await setUp().post('email=ana@example.com&source=footer', FORM_TYPE);
    expect(response.headers.get('location')).toBe('/#newsletter-subscribed');
  });

  it.each(['email=ana@example.com&source=website', 'email=ana@example.com'])(
    'leads %s back to the form in the page, not in the footer',
    async (body) => {
      const response = await setUp().post(body, { ...FORM_TYPE, referer: `http://${HOST}/blog/how-to-save` });
      expect(response.headers.get('location')).toBe('/blog/how-to-save#newsletter-website-subscribed');
    },
  );

  it.each([
    ['email=ana&source=footer', '/deals#newsletter-invalid'],
    ['source=footer', '/deals#newsletter-invalid'],
    ['email=ana&source=website', '/deals#newsletter-website-invalid'],
    ['email=ana%40example.com&source=%22%3E', '/deals#newsletter-website-invalid'],
  ])('that holds %s is led back to what was wrong', async (body, location) => {
    const { post, subscribed } = setUp();
    const response = await post(body, { ...FORM_TYPE, referer: `http://${HOST}/deals` });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(location);
    expect(subscribed).not.toHaveBeenCalled();
  });
});

describe('a plain form to unsubscribe', () => {
  const referer = `http://${HOST}/unsubscribe?email=ana%40example.com`;

  it.each([
    ['email=Ana%40example.com', 'done', 'Ana@example.com'],
    ['email=ana%40shop', 'invalid', 'ana@shop'],
    ['email=', 'invalid', null],
    ['', 'invalid', null],
    [`email=${'a'.repeat(300)}`, 'invalid', 'a'.repeat(254)],
  ])('that holds %s is led to its page, which says: %s', async (body, status, email) => {
    const { post } = setUp();
    const response = await post(body, { ...FORM_TYPE, referer }, unsubscribe);
    expect(response.status).toBe(303);
    const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', `http://${HOST}`);
    expect(pathname).toBe('/unsubscribe');
    expect(searchParams.get('status')).toBe(status);
    expect(searchParams.get('email')).toBe(email);
  });

  it.each(['', 'https://evil.example/unsubscribe', `http://${HOST}//evil.example/unsubscribe`])(
    'never leads anywhere else, even from %j',
    async (from) => {
      const { post } = setUp();
      const response = await post('email=ana%40example.com', { ...FORM_TYPE, referer: from }, unsubscribe);
      expect(response.headers.get('location')).toBe('/unsubscribe?email=ana%40example.com&status=done');
    },
  );
});

it.each([
  [subscribe, '/unsubscribe?email=ana%40example.com#newsletter-website-failed'],
  [unsubscribe, '/unsubscribe?email=ana%40example.com&status=failed'],
])(
  'a plain form learns honestly that the call failed, and so is the operator',
  async (endpoint, location) => {
    const route = buildPostRoute(endpoint, () => createBrokenSource(new Error('disk full')));
    const response = await callRoute(route, 'POST', `/api/v1${endpoint.path}`, {
      body: 'email=ana%40example.com',
      headers: { ...FORM_TYPE, referer: `http://${HOST}/unsubscribe?email=ana%40example.com` },
    });
    expect(response.headers.get('location')).toBe(location);
    expect(logFailure).toHaveBeenCalledTimes(1);
  },
);

it('responds with 503 without details when the catalogue fails', async () => {
  const route = buildPostRoute(subscribe, () => createBrokenSource(new Error('disk full')));
  const body = '{"email":"ana@example.com"}';
  const response = await callRoute(route, 'POST', '/api/v1/subscribe', { body, headers: JSON_TYPE });
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain('disk');
  expect(logFailure).toHaveBeenCalledTimes(1);
});

it.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)('refuses %s', async (method) => {
  const route = buildPostRoute(subscribe, createFakeSource);
  const response = await callRoute(route, method, '/api/v1/subscribe');
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST, OPTIONS');
});

it('says nothing to other origins but its methods', async () => {
  const response = await callRoute(
    buildPostRoute(subscribe, createFakeSource),
    'OPTIONS',
    '/api/v1/subscribe',
  );
  expect(response.status).toBe(204);
  expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  expect(response.headers.has('access-control-allow-origin')).toBe(false);
});
