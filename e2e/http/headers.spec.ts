import { type APIRequestContext, expect, test } from '@playwright/test';
import { getLargestBrand } from '../support/catalogue';

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

const DIRECTIVES = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
];

/** A script of the site, as a page names it. */
async function findScript(request: APIRequestContext): Promise<string> {
  const [, script = ''] =
    /src="(\/_next\/static\/[^"]+\.js)"/.exec(await (await request.get('/')).text()) ?? [];
  return script;
}

test('every kind of response says what a browser may do with it', async ({ request }) => {
  const brand = await getLargestBrand(request);
  const feed = await request.get('/feeds/offers');
  const etag = feed.headers().etag ?? '';
  for (const [path, status, resources = 'same-origin'] of [
    ['/', 200],
    ['/no-such-page', 404],
    ['/coupons?page=1', 308],
    [`/brands/${brand.unique_name}`, 200],
    ['/api/v1/coupons', 200],
    ['/api/v1/coupons/none', 404],
    ['/feeds/offers', 304],
    ['/sitemap.xml', 200],
    ['/robots.txt', 200],
    ['/sw.js', 200],
    ['/api/preview?slug=x', 401],
    [await findScript(request), 200],
    ['/social/en/home.png', 200, 'cross-origin'],
    ['/icon.svg', 200, 'cross-origin'],
    [new URL(brand.logo, 'http://site.example').pathname, 200, 'cross-origin'],
  ] as const) {
    const response = await request.get(path, {
      maxRedirects: 0,
      ...(status === 304 && { headers: { 'if-none-match': etag } }),
    });
    expect.soft(response.status(), path).toBe(status);
    const sent = response.headers();
    expect.soft(sent, path).toMatchObject({ ...EVERYWHERE, 'cross-origin-resource-policy': resources });
    expect.soft(sent['permissions-policy'], path).toContain('geolocation=()');
    // A picture may come from an operator: opened by itself it runs nothing.
    const directives = path.startsWith('/art/') ? ["default-src 'none'", 'sandbox'] : DIRECTIVES;
    if (!path.startsWith('/art/')) expect.soft(sent['content-security-policy'], path).not.toContain('unsafe');
    for (const directive of directives)
      expect.soft(sent['content-security-policy'], path).toContain(directive);
    expect.soft(sent, path).not.toHaveProperty('strict-transport-security');
    expect.soft(sent, path).not.toHaveProperty('x-powered-by');
  }
});

test('the frame of an ad has a policy of its own', async ({ request }) => {
  const response = await request.get('/api/ads/en/probe');
  const policy = response.headers()['content-security-policy'] ?? '';
  for (const directive of ["default-src 'none'", "frame-ancestors 'self'", 'sandbox allow-scripts '])
    expect(policy).toContain(directive);
  expect(response.headers()['cache-control']).toBe('public, max-age=300');
  expect((await request.get('/api/ads/en/none')).status()).toBe(404);
});

test('a page that is not for this method says so, with the same headers', async ({ request }) => {
  const response = await request.post('/coupons', { data: { a: 1 } });
  expect(response.status()).toBe(405);
  expect(response.headers()).toMatchObject({ ...EVERYWHERE, allow: 'GET, HEAD, OPTIONS' });
});

test('behind a proxy that speaks TLS browsers stay with it (RFC 6797 §7.1)', async ({ request }) => {
  for (const path of ['/', '/api/v1/coupons', '/coupons?page=1', '/icon.svg']) {
    const response = await request.get(path, { maxRedirects: 0, headers: { 'x-forwarded-proto': 'https' } });
    expect
      .soft(response.headers()['strict-transport-security'], path)
      .toBe('max-age=63072000; includeSubDomains');
  }
});
