import { logFailure } from '@/lib/server/log-failure';
import type { CatalogueSource } from '@/lib/catalogue/source';
import { getBrand, getBrandByUniqueName } from './endpoints/brands';
import { listCoupons } from './endpoints/offers';
import { search } from './endpoints/catalogue';
import { buildGetRoute } from './route';
import { callRoute } from './testing/call-route';
import { createBrokenSource, createFakeSource } from './testing/fake-source';

jest.mock('@/lib/server/log-failure', () => ({ logFailure: jest.fn() }));

const coupons = buildGetRoute(listCoupons, createFakeSource);

/** What a call with this query asks of the catalogue. */
async function listAskedOf(query: string): Promise<unknown[]> {
  const source = createFakeSource();
  const spy = jest.spyOn(source, 'listCoupons');
  await callRoute(
    buildGetRoute(listCoupons, () => source),
    'GET',
    `/api/v1/coupons${query}`,
  );
  return spy.mock.calls.map(([asked]) => asked);
}

it('returns a list in its envelope, for shared caches and any origin', async () => {
  const response = await callRoute(coupons, 'GET', '/api/v1/coupons?page_size=1&page=2');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(await response.json()).toMatchObject({
    data: { coupon_list: [{ id: 2 }], total: 2, page: 2, page_size: 1 },
  });
});

it('returns a page past the end empty, with the true total', async () => {
  const response = await callRoute(coupons, 'GET', '/api/v1/coupons?page=2147483647&page_size=100');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ data: { coupon_list: [], total: 2 } });
});

const DEFAULTS = { page: 1, pageSize: 20 };

it.each([
  ['', DEFAULTS],
  ['?page=3&page_size=7', { page: 3, pageSize: 7 }],
  ['?is_featured=1&category_id=4&brand_id=5', { ...DEFAULTS, featured: true, categoryId: 4, brandId: 5 }],
  ['?is_featured=false', DEFAULTS],
  ['?search=%20shoes%20', { ...DEFAULTS, search: 'shoes' }],
  [
    '?sort=ending&has_code=false&ending_soon=true',
    { ...DEFAULTS, sort: 'ending', hasCode: false, isEndingSoon: true },
  ],
  ['?has_code=1&ending_soon=0&sort=', { ...DEFAULTS, hasCode: true }],
  ['?letter=a', DEFAULTS],
  ['?search=%20%20&page=&category_id=', DEFAULTS],
  ['?page=2&page=3', { ...DEFAULTS, page: 2 }],
  ['?page=2&page=abc', { ...DEFAULTS, page: 2 }],
  ['?utm_source=x&pagesize=3&__proto__=1', DEFAULTS],
  ['?search=%E0%A4%A', { ...DEFAULTS, search: '\uFFFD%A' }],
])('asks the catalogue for what %j means', async (query, asked) => {
  expect(await listAskedOf(query)).toEqual([asked]);
});

it('never asks the catalogue when a parameter is wrong', async () => {
  expect(await listAskedOf('?page=abc')).toEqual([]);
});

it('names the wrong parameter', async () => {
  const response = await callRoute(coupons, 'GET', '/api/v1/coupons?page=abc');
  expect(response.status).toBe(400);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toEqual({
    error: {
      code: 'invalid_parameter',
      message: 'page is "abc", but takes a whole number from 1 to 2147483647.',
      parameter: 'page',
    },
  });
});

it('takes path parameters from the path, whatever the query says', async () => {
  const route = buildGetRoute(getBrand, createFakeSource);
  const response = await callRoute(route, 'GET', '/api/v1/brands/2?id=1', { params: { id: '2' } });
  expect(await response.json()).toMatchObject({ data: { id: 2, unique_name: 'lumera' } });
});

it.each([
  [getBrand, { id: '99' }, 'There is no brand with the id 99.'],
  [
    getBrandByUniqueName,
    { unique_name: 'no\u0000pe"😀' },
    'There is no brand with the unique name "no\u0000pe"😀".',
  ],
])('responds with 404 for what does not exist', async (endpoint, params, message) => {
  const response = await callRoute(buildGetRoute(endpoint, createFakeSource), 'GET', '/', { params });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: { code: 'not_found', message } });
});

it('finds nothing without a query', async () => {
  const source = createFakeSource();
  const spy = jest.spyOn(source, 'search');
  const route = buildGetRoute(search, () => source);
  const response = await callRoute(route, 'GET', '/api/v1/search?type=brands');
  expect(response.status).toBe(200);
  expect(spy).toHaveBeenCalledWith({ ...DEFAULTS, query: '', type: 'brands' });
});

describe('when the catalogue fails', () => {
  beforeEach(() => jest.mocked(logFailure).mockClear());

  const fault = new Error('SQLITE_IOERR at /srv/secret.db');
  const failing: [string, () => CatalogueSource][] = [
    ['a call', () => createBrokenSource(fault)],
    [
      'opening it',
      () => {
        throw fault;
      },
    ],
  ];

  it.each(failing)('by %s, says so without details and logs once', async (_how, getSource) => {
    const response = await callRoute(buildGetRoute(listCoupons, getSource), 'GET', '/api/v1/coupons');
    const text = await response.text();
    expect(response.status).toBe(503);
    expect(text).toContain('"code":"unavailable"');
    expect(text).not.toContain('secret');
    expect(jest.mocked(logFailure).mock.calls).toEqual([['GET /api/v1/coupons failed', fault]]);
  });
});

it('says to other origins that they may read', async () => {
  const response = await callRoute(coupons, 'OPTIONS', '/api/v1/coupons');
  expect(response.status).toBe(204);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    allow: 'GET, HEAD, OPTIONS',
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  });
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('refuses %s', async (method) => {
  const response = await callRoute(coupons, method, '/api/v1/coupons');
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  expect(await response.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
});
