import { expect, test, type APIRequestContext } from '@playwright/test';
import { SPOKEN_LOCALES } from '@/lib/i18n';
import { localizePath } from '@/lib/url/paths';
import { getStats } from '../support/catalogue';
import { readLinks } from '../support/read-head';
import { fetchPage } from './fetch-page';
import { readXml } from './read-xml';

/** So many pages of each part are looked at. */
const SAMPLE = 6;

type Listed = { loc: string; languages: string[] };

/** The path of an address of the site, whatever host the site thinks it has. */
const toPath = (address: string) => new URL(address).pathname + new URL(address).search;
const unescape = (text: string) => text.replaceAll('&apos;', "'").replaceAll('&amp;', '&');

async function getXml(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  return response.text();
}

function listLocs(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => unescape(match[1] ?? ''));
}

async function listPartPaths(request: APIRequestContext): Promise<string[]> {
  return listLocs(await getXml(request, '/sitemap.xml')).map(toPath);
}

function listUrls(xml: string): Listed[] {
  return [...xml.matchAll(/<url>([^]*?)<\/url>/g)].map(([, url = '']) => ({
    loc: listLocs(url)[0] ?? '',
    languages: [...url.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(
      ([, language = '', address = '']) => `${language} ${unescape(address)}`,
    ),
  }));
}

/** The sitemap writes the home page's address with a slash at its end, the page without. */
const trimSlash = (address: string) => address.replace(/\/$/, '');

function listLinks(html: string): { rel: string; hreflang: string; href: string }[] {
  return (html.match(/<link [^>]*>/g) ?? []).map((link) => {
    const get = (name: string) => unescape(new RegExp(` ${name}="(.*?)"`, 'i').exec(link)?.[1] ?? '');
    return { rel: get('rel'), hreflang: get('hreflang'), href: trimSlash(get('href')) };
  });
}

/** Pages from all over a part, each in all its languages. */
function pickSample(urls: Listed[]): Listed[] {
  const step = Math.max(1, Math.floor(urls.length / SPOKEN_LOCALES.length / SAMPLE)) * SPOKEN_LOCALES.length;
  return urls.filter((_, index) => index % step < SPOKEN_LOCALES.length);
}

test('the index names parts, each well formed and within the limits', async ({ request }) => {
  const parts = await listPartPaths(request);
  for (const section of ['pages', 'categories', 'brands', 'articles']) {
    expect(parts).toContain(`/sitemap-${section}-1.xml`);
  }
  for (const path of parts) {
    const xml = await getXml(request, path);
    expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
    const texts = readXml(xml);
    expect(texts.get('urlset')).toHaveLength(1);
    const urls = texts.get('urlset url')?.length;
    expect(urls).toBeGreaterThan(0);
    expect(urls).toBeLessThanOrEqual(50_000);
  }
});

test('all brands with a live offer or a text are listed once, in every language', async ({ request }) => {
  const paths = (await listPartPaths(request)).filter((path) => path.includes('brands'));
  const locs: string[] = [];
  for (const path of paths) locs.push(...listLocs(await getXml(request, path)));
  expect(new Set(locs).size).toBe(locs.length);
  const { brands } = await getStats(request);
  expect(locs.length).toBeLessThanOrEqual(brands * SPOKEN_LOCALES.length);
  expect(locs.length).toBeGreaterThan(brands);
});

for (const section of ['pages', 'categories', 'brands', 'articles']) {
  test(`${section} of the sitemap are pages for search engines, in every language`, async ({ request }) => {
    const urls = pickSample(listUrls(await getXml(request, `/sitemap-${section}-1.xml`)));
    expect(urls.length).toBeGreaterThanOrEqual(SPOKEN_LOCALES.length);
    for (const { loc, languages } of urls) {
      const response = await request.get(toPath(loc), { maxRedirects: 0 });
      expect(response.status(), loc).toBe(200);
      const html = await response.text();
      const links = listLinks(html);
      const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
      expect(canonical).toEqual([trimSlash(loc)]);
      expect(html.match(/<meta name="robots"[^>]*>/g)).toEqual([
        expect.stringContaining('content="index, follow"'),
      ]);
      const named = links.filter(({ hreflang }) => hreflang !== '');
      const languagesOfPage = named.map(({ hreflang, href }) => `${hreflang} ${href}`);
      expect(languagesOfPage.sort(), loc).toEqual(languages.map(trimSlash).sort());
    }
  });
}

test('a crawler that has a part gets status 304', async ({ request }) => {
  // The tag names the catalogue's version and the hour, which may end between the two requests.
  await expect(async () => {
    const { etag = '' } = (await request.get('/sitemap-articles-1.xml')).headers();
    const again = await request.get('/sitemap-articles-1.xml', { headers: { 'If-None-Match': etag } });
    expect(again.status()).toBe(304);
    expect(await again.text()).toBe('');
  }).toPass();
});

test('there is no part that the index does not name', async ({ request }) => {
  for (const path of [
    '/sitemap-brands-0.xml',
    '/sitemap-brands--1.xml',
    '/sitemap-brands-9999.xml',
    '/sitemap-brands-1000000000.xml',
    '/sitemap-shops-1.xml',
    '/sitemaps/brands-1',
    '/es/sitemap.xml',
  ]) {
    expect.soft((await request.get(path)).status(), path).toBe(404);
  }
});

test('robots.txt lets crawlers in and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await response.text()).split('\n');
  expect(lines).toEqual(expect.arrayContaining(['User-Agent: *', 'Disallow: /api/']));
  expect(lines).not.toContain('Disallow: /');
  expect(lines.find((line) => line.startsWith('Sitemap: '))).toMatch(/\/sitemap\.xml$/);
});

test('security.txt names whom to write to about a weakness', async ({ request }) => {
  for (const path of ['/.well-known/security.txt', '/security.txt']) {
    const response = await request.get(path);
    expect.soft(response.headers()['content-type'], path).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect.soft(text, path).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    expect.soft(expires, path).toBeGreaterThan(Date.now());
  }
});

test('a browser finds out how to search the site in each language', async ({ request }) => {
  for (const locale of SPOKEN_LOCALES) {
    const { html } = await fetchPage(localizePath(locale, '/'));
    const link = readLinks(html).find(({ rel }) => rel === 'search');
    expect(link?.title).toMatch(/.+/);
    expect(link?.type).toBe('application/opensearchdescription+xml');
    const response = await request.get(link?.href ?? '');
    expect(response.headers()['content-type']).toMatch(/^application\/opensearchdescription\+xml/);
    const xml = await response.text();
    expect(xml).toContain(`<Language>${locale}</Language>`);
    const [, template = ''] = /template="([^"]*\{searchTerms\})"/.exec(xml) ?? [];
    const results = await fetchPage(toPath(template.replace('{searchTerms}', 'lamp')));
    expect(results.status).toBe(200);
    expect(results.html).toMatch(new RegExp(`<html [^>]*lang="${locale}"`));
    expect(results.html).toMatch(/<h1[^>]*>(?:(?!<\/h1>).)*lamp/s);
  }
});
