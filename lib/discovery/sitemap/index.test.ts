import { createBrokenSource } from '@/lib/api/testing/fake-source';
import type { CatalogueSource } from '@/lib/catalogue/source';
import { logFailure } from '@/lib/server/log-failure';
import { buildPage } from '@/lib/testing/build-offer';
import { serveSitemap } from './index';
import { buildSource, createBrandList } from './testing/build-source';

jest.mock('@/lib/server/log-failure', () => ({ logFailure: jest.fn() }));

const SITE = { siteUrl: 'https://deals.example', isProduction: true };
const NOW = new Date('2026-11-20T12:10:00Z');

type Options = { source?: CatalogueSource; site?: typeof SITE; now?: Date; headers?: Record<string, string> };

function ask(name: string, { source = buildSource(), site = SITE, now = NOW, headers }: Options = {}) {
  const request = new Request(`https://deals.example/sitemaps/${name}`, { headers });
  return serveSitemap(request, name, { getSource: () => source, site, now });
}

it('returns the index with the parts there are', async () => {
  const response = await ask('index', { source: buildSource(createBrandList(4_001)) });
  expect(response.status).toBe(200);
  const text = await response.text();
  expect([...text.matchAll(/<loc>(.*)<\/loc>/g)].map((match) => match[1])).toEqual([
    'https://deals.example/sitemap-pages-1.xml',
    'https://deals.example/sitemap-categories-1.xml',
    'https://deals.example/sitemap-brands-1.xml',
    'https://deals.example/sitemap-brands-2.xml',
    'https://deals.example/sitemap-articles-1.xml',
  ]);
});

it.each(['index', 'pages-1', 'categories-1', 'articles-1'])('returns %s as XML for caches', async (name) => {
  const response = await ask(name);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=3600',
    'content-type': 'application/xml; charset=utf-8',
    etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
    'x-content-type-options': 'nosniff',
  });
  expect(await response.text()).toMatch(/^<\?xml [^]*<\/(urlset|sitemapindex)>\n$/);
});

it.each([
  'brands-2',
  'pages-2',
  'articles-10000',
  'brands-0',
  'brands--1',
  'brands-1e9',
  'brands-1000000000',
  'x',
])('returns 404 to %s', async (name) => {
  const response = await ask(name, { source: buildSource(createBrandList(4_000)) });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
});

it.each(['index', 'pages-1'])('returns 404 to %s where search engines must not come', async (name) => {
  expect((await ask(name, { site: { ...SITE, isProduction: false } })).status).toBe(404);
});

describe('a crawler that has it', () => {
  const getEtag = async (options: Options = {}) => (await ask('index', options)).headers.get('etag') ?? '';
  const revalidate = async (options: Options) =>
    (await ask('pages-1', { ...options, headers: { 'If-None-Match': await getEtag() } })).status;

  it('is sent that alone, without a body', async () => {
    const response = await ask('pages-1', { headers: { 'If-None-Match': `"x", ${await getEtag()}` } });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(await getEtag());
    expect(await response.text()).toBe('');
  });

  it.each<[string, Options, number]>([
    ['in the same hour', { now: new Date('2026-11-20T12:59:59Z') }, 304],
    ['in the next hour', { now: new Date('2026-11-20T13:00:00Z') }, 200],
    ['when the catalogue has changed', { source: buildSource({ getVersion: async () => 2 }) }, 200],
    ['under another address', { site: { ...SITE, siteUrl: 'https://other.example' } }, 200],
  ])('%s', async (_, options, status) => {
    expect(await revalidate(options)).toBe(status);
  });
});

describe('a catalogue that fails', () => {
  beforeEach(() => jest.mocked(logFailure).mockClear());

  it.each(['index', 'pages-1', 'brands-1'])('before the first entry makes %s a 503', async (name) => {
    const response = await ask(name, { source: createBrokenSource(new Error('no catalogue')) });
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).not.toContain('no catalogue');
    expect(jest.mocked(logFailure).mock.calls).toEqual([
      ['A sitemap could not be served', new Error('no catalogue')],
    ]);
  });

  it('with more than it has keeps nobody waiting, and is asked no further', async () => {
    jest.useFakeTimers();
    const asked = { pages: 0, takesMs: 100 };
    const source = buildSource({
      listIndexedBrands: async ({ page = 1 } = {}) => {
        asked.pages += 1;
        if (asked.takesMs > 0) await jest.advanceTimersByTimeAsync(asked.takesMs);
        return buildPage([], { total: Number.MAX_SAFE_INTEGER, page, pageSize: 100 });
      },
    });
    const response = await ask('index', { source });
    expect(response.status).toBe(503);
    jest.useRealTimers();
    asked.takesMs = 0;
    const { pages } = asked;
    for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(pages).toBeLessThan(200);
    expect(asked.pages).toBeLessThan(pages + 41);
  });

  it('later breaks the response off, so that nobody takes it for the whole', async () => {
    const brands = createBrandList(4_000);
    const source = buildSource({
      listIndexedBrands: (query) =>
        (query?.page ?? 1) > 3 ? Promise.reject(new Error('gone')) : brands.listIndexedBrands(query),
    });
    const response = await ask('brands-1', { source });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('gone');
  });
});

it('reads only ahead of what is taken, and nothing after the reader has left', async () => {
  const brands = createBrandList(1_000_000);
  const response = await ask('brands-1', { source: buildSource(brands) });
  const reader = response.body?.getReader();
  let bytes = 0;
  for (let piece = 0; piece < 20; piece += 1) bytes += (await reader?.read())?.value?.byteLength ?? 0;
  // A brand takes about 1.5 KB; one page of them and one piece may lie ready.
  const taken = bytes / 1_500 / 100;
  expect(brands.reads).toBeLessThanOrEqual(Math.ceil(taken) + 2);
  await reader?.cancel();
  const { reads } = brands;
  await new Promise((resolve) => setImmediate(resolve));
  expect(brands.reads).toBe(reads);
});
