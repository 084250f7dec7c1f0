import type { APIRequestContext, Page } from '@playwright/test';
import { buildArticleHref, buildOfferHref, buildSocialImageHref } from '@/lib/url/paths';
import { getFirstCoupon, getFirstDeal, getLargestBrand } from './support/catalogue';
import { expect, test } from './support/site-test';

/** What the page says its picture is, as a path of the site that is tested. */
async function readImagePath(page: Page): Promise<string> {
  const content = await page.locator('meta[property="og:image"]').getAttribute('content');
  return new URL(content ?? '').pathname;
}

/** Width and height in pixels, from the first block of a PNG. */
function readSize(png: Buffer): [number, number] {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

async function getFirstArticlePath(request: APIRequestContext): Promise<string> {
  const response = await request.get('/api/v1/articles?page_size=1');
  const { data }: { data: { article_list: { slug: string }[] } } = await response.json();
  const [article] = data.article_list;
  if (!article) throw new Error('The demo catalogue has no article.');
  return buildArticleHref('en', article.slug);
}

const PAGES: { kind: string; getPath: (request: APIRequestContext) => Promise<string> }[] = [
  { kind: 'home', getPath: async () => '/' },
  { kind: 'home', getPath: async () => '/coupons' },
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

test.describe('the pictures of pages in social networks', () => {
  test.use({ javaScriptEnabled: false });

  for (const [index, { kind, getPath }] of PAGES.entries()) {
    test(`${index + 1}: a page names a picture of its ${kind}, which is there`, async ({ page, request }) => {
      await page.goto(await getPath(request));
      const path = await readImagePath(page);
      expect(path).toMatch(new RegExp(`^/social/en/${kind}[/.]`));
      await expect(page.locator('meta[name="twitter:image"]')).toHaveAttribute(
        'content',
        new RegExp(`${path}$`),
      );
      await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', /\S/);
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('image/png');
      expect(response.headers()['cache-control']).toContain('s-maxage=86400');
      expect(readSize(await response.body())).toEqual([1200, 630]);
    });
  }
});

test('who has a picture is told so', async ({ request }) => {
  const path = buildSocialImageHref('en', { kind: 'home' });
  const { etag = '' } = (await request.get(path)).headers();
  expect(etag).toMatch(/^"[\w-]+"$/);
  const response = await request.get(path, { headers: { 'If-None-Match': etag } });
  expect(response.status()).toBe(304);
  expect(await response.body()).toHaveLength(0);
});

for (const path of [
  '/social/en/nothing.png',
  '/social/xx/home.png',
  '/social/en/brand/no-such-brand/latest.png',
  '/social/en/category/none/latest.png',
  '/social/en/article/none/latest.png',
  '/social/en/coupon/no-such-brand/1/latest.png',
]) {
  test(`there is no picture at ${path}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

for (const start of ['/', '/es']) {
  test(`the site can be kept on a home screen from ${start}`, async ({ page, request }) => {
    await page.goto(start);
    const manifestPath = await page.locator('link[rel=manifest]').getAttribute('href');
    const response = await request.get(manifestPath ?? '');
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest: { name: string; start_url: string; icons: { src: string; type: string }[] } =
      await response.json();
    expect(manifest).toMatchObject({ name: 'Clipmint', start_url: start });
    const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    for (const src of [...manifest.icons.map((icon) => icon.src), touchIcon ?? '', '/favicon.ico']) {
      const icon = await request.get(src);
      expect(icon.status(), src).toBe(200);
      expect(icon.headers()['content-type'], src).toMatch(/^image\/(?:png|svg\+xml)/);
    }
  });
}
