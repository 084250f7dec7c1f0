import { expect, test, type APIRequestContext } from '@playwright/test';
import { buildOfferHref, buildSocialImageHref } from '@/lib/url/paths';
import { getFirstArticlePath, getFirstCoupon, getFirstDeal, getLargestBrand } from '../support/catalogue';
import { readLinks } from '../support/read-head';
import { fetchPage } from './fetch-page';

/** Width and height in pixels, from the first block of a PNG. */
function readSize(png: Buffer): [number, number] {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const PAGES: { kind: string; getPath: (request: APIRequestContext) => Promise<string> }[] = [
  { kind: 'home', getPath: async () => '/' },
  { kind: 'home', getPath: async () => '/coupons' },
  { kind: 'deals', getPath: async () => '/deals?category=travel' },
  { kind: 'category', getPath: async () => '/categories/travel' },
  { kind: 'brand', getPath: async (request) => `/brands/${(await getLargestBrand(request)).unique_name}` },
  {
    kind: 'coupon',
    getPath: async (request) => {
      const { id, brand } = await getFirstCoupon(request);
      return buildOfferHref('en', brand.unique_name, { kind: 'coupon', id });
    },
  },
  {
    kind: 'deal',
    getPath: async (request) => {
      const { id, brand } = await getFirstDeal(request);
      return buildOfferHref('en', brand.unique_name, { kind: 'deal', id });
    },
  },
  { kind: 'article', getPath: getFirstArticlePath },
];

for (const [index, { kind, getPath }] of PAGES.entries()) {
  test(`${index + 1}: a page names a picture of its ${kind}, which is there`, async ({ request }) => {
    const { head } = await fetchPage(await getPath(request));
    const path = new URL(head.metas.get('og:image')?.[0] ?? '').pathname;
    expect(path).toMatch(new RegExp(`^/social/en/${kind}[/.]`));
    expect(head.metas.get('twitter:image')?.[0]).toMatch(new RegExp(`${path}$`));
    expect(head.metas.get('og:image:alt')?.[0]).toMatch(/\S/);
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
    expect(response.headers()['cache-control']).toContain('s-maxage=86400');
    expect(readSize(await response.body())).toEqual([1200, 630]);
  });
}

test('a reader that has a picture gets status 304', async ({ request }) => {
  const path = buildSocialImageHref('en', { kind: 'home' });
  const { etag = '' } = (await request.get(path)).headers();
  expect(etag).toMatch(/^"[\w-]+"$/);
  const response = await request.get(path, { headers: { 'If-None-Match': etag } });
  expect(response.status()).toBe(304);
  expect(await response.body()).toHaveLength(0);
});

test('there is no picture of what there is not', async ({ request }) => {
  for (const path of [
    '/social/en/nothing.png',
    '/social/xx/home.png',
    '/social/en/brand/no-such-brand/latest.png',
    '/social/en/category/none/latest.png',
    '/social/en/article/none/latest.png',
    '/social/en/coupon/no-such-brand/1/latest.png',
  ]) {
    expect.soft((await request.get(path)).status(), path).toBe(404);
  }
});

for (const start of ['/', '/es']) {
  test(`the site can be kept on a home screen from ${start}`, async ({ request }) => {
    const links = readLinks((await fetchPage(start)).html);
    const getHref = (name: string) => links.find(({ rel }) => rel === name)?.href ?? '';
    const response = await request.get(getHref('manifest'));
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest: { name: string; start_url: string; icons: { src: string; type: string }[] } =
      await response.json();
    expect(manifest).toMatchObject({ name: 'Clipmint', start_url: start });
    for (const src of [
      ...manifest.icons.map((icon) => icon.src),
      getHref('apple-touch-icon'),
      '/favicon.ico',
    ]) {
      const icon = await request.get(src);
      expect(icon.status(), src).toBe(200);
      expect(icon.headers()['content-type'], src).toMatch(/^image\/(?:png|svg\+xml)/);
    }
  });
}
