import { expect, test } from '@playwright/test';

const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

test('pages, feeds, scripts and calls of the API are rendered once and sent compressed', async ({
  request,
}) => {
  const html = await (await request.get('/coupons')).text();
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
  const paths = [
    '/coupons?page=2',
    '/brands?category=travel',
    '/api/v1/deals',
    '/feeds/offers',
    '/sitemap.xml',
    script,
  ];
  for (const path of paths) {
    await request.get(path, { headers: BROWSER });
    await expect(async () => {
      const { 'cache-status': status, 'content-encoding': encoding } = (
        await request.get(path, { headers: BROWSER })
      ).headers();
      expect([status, encoding], path).toEqual([expect.stringMatching(/; hit; ttl=\d+$/), 'br']);
    }).toPass({ timeout: 10_000 });
    const { etag = '' } = (await request.get(path)).headers();
    expect((await request.get(path, { headers: { 'if-none-match': etag } })).status(), path).toBe(304);
  }
});

test('a page is only read: other methods are refused without rendering it', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const response = await request.fetch('/coupons', { method, form: { a: '1' } });
    expect([response.status(), response.headers().allow], method).toEqual([405, 'GET, HEAD, OPTIONS']);
  }
});

test("a page's data is not the page", async ({ request }) => {
  await request.get('/about');
  const response = await request.get('/about', { headers: { rsc: '1' } });
  expect(response.headers()['content-type']).toContain('text/x-component');
});
