import { getTranslator, SPOKEN_LOCALES } from '@/lib/i18n';
import { localizePath } from '@/lib/url/paths';
import { getFirstCoupon } from './support/catalogue';
import { expect, test } from './support/site-test';

const t = getTranslator('en');
const MAX_ITEMS = 30;

test('each page names its feed, which can be read', async ({ page, request }) => {
  const { brand } = await getFirstCoupon(request);
  const pages = [
    ['/', '/feeds/offers'],
    ['/coupons', '/feeds/offers'],
    ['/deals?category=travel', '/feeds/categories/travel'],
    [`/brands/${brand.unique_name}`, `/feeds/brands/${brand.unique_name}`],
    ['/categories/travel', '/feeds/categories/travel'],
    ['/search?q=red+shoes', '/feeds/search?q=red+shoes'],
    ['/blog', '/feeds/blog'],
  ] as const;
  for (const [path, feed] of pages) {
    await page.goto(path);
    const link = page.locator('head link[rel="alternate"][type="application/rss+xml"]').first();
    await expect(link).toHaveAttribute('title', /\S/);
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toMatch(/^https?:\/\//);
    expect(address.endsWith(feed)).toBe(true);
    const response = await request.get(feed);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(response.headers()['cache-control']).toContain('s-maxage=300');
    expect(response.headers()['x-robots-tag']).toContain('noindex');
    expect(await response.text()).toContain(`${feed}" rel="self"`);
  }
});

test('a feed is XML with items that lead to live offers, without their codes', async ({ page, request }) => {
  const { brand, code } = await getFirstCoupon(request);
  const xml = await (await request.get(`/feeds/brands/${brand.unique_name}`)).text();
  expect(xml.split(/[\s<>().,:;!?]+/)).not.toContain(code);
  await page.goto('/');
  const feed = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    return {
      isBroken: document.querySelector('parsererror') !== null,
      title: document.querySelector('channel > title')?.textContent,
      links: [...document.querySelectorAll('item > link')].map((link) => link.textContent),
      ids: [...document.querySelectorAll('item > guid')].map((guid) => guid.textContent),
    };
  }, xml);
  expect(feed.isBroken).toBe(false);
  expect(feed.title).toContain(brand.name);
  expect(feed.links.length).toBeGreaterThan(0);
  expect(feed.links.length).toBeLessThanOrEqual(MAX_ITEMS);
  expect(feed.ids).toEqual(feed.links);
  expect(new Set(feed.links).size).toBe(feed.links.length);
  const { pathname, search } = new URL(feed.links[0] ?? '');
  expect((await page.goto(pathname + search))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(brand.name);
});

test('a reader that has a feed already is told so', async ({ request }) => {
  const first = await request.get('/feeds/offers');
  const { etag = '', 'last-modified': modified = '' } = first.headers();
  expect(etag).toMatch(/^W\/"/);
  expect(modified).toMatch(/ GMT$/);
  for (const [condition, value] of [
    ['If-None-Match', etag],
    ['If-Modified-Since', modified],
  ] as const) {
    const again = await request.get('/feeds/offers', { headers: { [condition]: value } });
    expect(again.status()).toBe(304);
    expect(again.headers()['etag']).toBe(etag);
    expect(await again.body()).toHaveLength(0);
  }
  const changed = await request.get('/feeds/offers', { headers: { 'If-None-Match': 'W/"other"' } });
  expect(changed.status()).toBe(200);
});

test('a feed can be asked for its head alone', async ({ request }) => {
  const response = await request.head('/feeds/offers');
  expect(response.status()).toBe(200);
  expect(response.headers()['etag']).toMatch(/^W\/"/);
  expect(await response.body()).toHaveLength(0);
});

test('each language has feeds of its own', async ({ request }) => {
  for (const locale of SPOKEN_LOCALES) {
    const path = localizePath(locale, '/feeds/offers');
    const xml = await (await request.get(path)).text();
    expect(xml).toContain(`<language>${locale}</language>`);
    expect(xml).toContain(`${path}" rel="self"`);
    const [, link = ''] = /<guid isPermaLink="true">([^<]+)</.exec(xml) ?? [];
    expect(new URL(link).pathname.startsWith(localizePath(locale, '/brands/'))).toBe(true);
  }
});

test('what there is no feed of answers 404, and a search that finds nothing an empty feed', async ({
  request,
}) => {
  for (const path of ['brands/no-such-brand', 'categories/none', 'search', 'search?q=%20']) {
    const response = await request.get(`/feeds/${path}`);
    expect(response.status(), path).toBe(404);
    expect(await response.text()).toContain(t('feeds.missing'));
  }
  const empty = await request.get('/feeds/search?q=zzqxxkjwv');
  expect(empty.status()).toBe(200);
  expect(await empty.text()).not.toContain('<item>');
});

test('no key of IndexNow is served where none is set', async ({ request }) => {
  expect((await request.get('/0123456789abcdef.txt')).status()).toBe(404);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a feed is offered beside the title, and reached by keyboard', async ({ page }) => {
      await page.goto('/categories/travel');
      const name = t('feeds.category.follow', { name: 'Travel' });
      const link = page.getByRole('main').getByRole('link', { name });
      await expect(link).toHaveAttribute('href', '/feeds/categories/travel');
      await link.focus();
      await expect(link).toBeFocused();
      const footer = page.getByRole('contentinfo').getByRole('link', { name: t('feeds.offers.follow') });
      await expect(footer).toHaveAttribute('href', '/feeds/offers');
    });
  });
}
