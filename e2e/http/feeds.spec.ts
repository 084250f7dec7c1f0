import { expect, test } from '@playwright/test';
import { decodeHTML } from 'entities';
import { getTranslator, SPOKEN_LOCALES } from '@/lib/i18n';
import { localizePath } from '@/lib/url/paths';
import { getFirstCoupon } from '../support/catalogue';
import { readLinks } from '../support/read-head';
import { fetchPage } from './fetch-page';
import { readXml } from './read-xml';

const t = getTranslator('en');
const MAX_ITEMS = 30;

/** The text of each first heading. */
function readHeadings(html: string): string[] {
  return [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, inner = '']) =>
    decodeHTML(inner.replace(/<[^>]*>/g, '')).trim(),
  );
}

test('each page names its feed, which can be read', async ({ request }) => {
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
    const { html } = await fetchPage(path);
    const link = readLinks(html).find(
      ({ rel, type }) => rel === 'alternate' && type === 'application/rss+xml',
    );
    expect(link?.title, path).toMatch(/\S/);
    const address = link?.href ?? '';
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

test('a feed is XML with items that lead to live offers, without their codes', async ({ request }) => {
  const { brand, code } = await getFirstCoupon(request);
  const xml = await (await request.get(`/feeds/brands/${brand.unique_name}`)).text();
  expect(xml.split(/[\s<>().,:;!?]+/)).not.toContain(code);
  const texts = readXml(xml);
  const links = texts.get('rss channel item link') ?? [];
  expect(texts.get('rss channel title')?.join()).toContain(brand.name);
  expect(links.length).toBeGreaterThan(0);
  expect(links.length).toBeLessThanOrEqual(MAX_ITEMS);
  expect(texts.get('rss channel item guid')).toEqual(links);
  expect(new Set(links).size).toBe(links.length);
  const { pathname, search } = new URL(links[0] ?? '');
  const offer = await fetchPage(pathname + search);
  expect(offer.status).toBe(200);
  expect(readHeadings(offer.html)).toEqual([brand.name]);
});

test('a reader that has a feed already gets status 304', async ({ request }) => {
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

test('what there is no feed of has status 404, and a search that finds nothing an empty feed', async ({
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
