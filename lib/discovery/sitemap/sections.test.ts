/** @jest-environment jsdom */
import type { CatalogueSource, PageQuery } from '@/lib/catalogue/source';
import { ARTICLE_SUMMARIES } from '@/lib/catalogue/wire/testing/items';
import { buildBrand, buildCategory, buildCoupon, buildDeal, buildPage } from '@/lib/testing/build-offer';
import type { SitemapPart } from '@/lib/url/machine-paths';
import { MAX_FILE_BYTES, type SitemapEntry } from './format-sitemap';
import { listParts, openPart, SECTIONS } from './sections';
import { buildSource, createBrandList, joinTexts } from './testing/build-source';
import { readSitemap } from './testing/read-sitemap';

const SITE = 'https://deals.example';
const MILLION = 1_000_000;
const PATIENT = new AbortController().signal;
const EMPTY = { listCategories: async () => buildPage([]), listArticles: async () => buildPage([]) };

async function list(source: CatalogueSource, { section, number }: SitemapPart): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for await (const entry of SECTIONS[section].listEntries(source, number)) entries.push(entry);
  return entries;
}

const listPaths = async (source: CatalogueSource, part: SitemapPart) =>
  (await list(source, part)).map(({ path }) => path);

describe('pages', () => {
  const PAGES = { section: 'pages', number: 1 } as const;

  it('are the home page, every list that holds something, letters and static pages', async () => {
    const source = buildSource({
      listBrands: async ({ letter } = {}) => buildPage(letter === 'c' ? [] : [buildBrand()]),
    });
    const paths = await listPaths(source, PAGES);
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/coupons', '/deals', '/categories', '/blog', '/brands']),
    );
    expect(paths).toEqual(
      expect.arrayContaining(['/brands?letter=b', '/brands?letter=0', '/about', '/cookies']),
    );
    expect(paths).not.toContain('/brands?letter=c');
    expect(paths.filter((path) => /search|saved|unsubscribe|page=|preview/.test(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('of an empty catalogue are home and static pages', async () => {
    const none = async () => buildPage([]);
    const source = buildSource({ ...EMPTY, listBrands: none, listCoupons: none, listDeals: none });
    expect(await listPaths(source, PAGES)).toEqual([
      ...['/', '/about', '/contact', '/privacy', '/terms', '/careers', '/cookies'],
    ]);
  });

  it.each<[string, string | undefined, string | undefined, number | null]>([
    ['the newest of both', '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z', Date.parse('2026-11-02')],
    ['that of the one list', undefined, '2026-11-02T00:00:00Z', Date.parse('2026-11-02')],
    ['unknown where one is', '1970-01-01T00:00:00.000Z', '2026-11-02T00:00:00Z', null],
    ['unknown without offers', undefined, undefined, null],
  ])('home has the change of its offers: %s', async (_, coupon, deal, expected) => {
    const source = buildSource({
      listCoupons: async () => buildPage(coupon ? [buildCoupon({ updatedAt: coupon })] : []),
      listDeals: async () => buildPage(deal ? [buildDeal({ updatedAt: deal })] : []),
    });
    expect(await list(source, PAGES)).toContainEqual({ path: '/', changedAt: expected });
  });

  it('have one part', async () => {
    expect(await listPaths(buildSource(), { section: 'pages', number: 2 })).toEqual([]);
  });
});

describe('categories', () => {
  const source = buildSource({
    listCategories: async () =>
      buildPage([buildCategory({ slug: 'travel' }), buildCategory({ id: 4, slug: 'empty' })]),
    listBrands: async ({ categoryId } = {}) => buildPage(categoryId === 3 ? [buildBrand()] : []),
    listCoupons: async ({ categoryId } = {}) => buildPage(categoryId === 3 ? [buildCoupon()] : []),
    listDeals: async () => buildPage([]),
  });

  it('are listed with each of their lists, as far as they hold anything', async () => {
    const changedAt = Date.parse('2026-11-01');
    expect(await list(source, { section: 'categories', number: 1 })).toEqual([
      { path: '/categories/travel', changedAt },
      { path: '/brands?category=travel', changedAt: null },
      { path: '/coupons?category=travel', changedAt },
    ]);
  });
});

describe('articles', () => {
  it('are listed with their last change', async () => {
    const entries = await list(buildSource(), { section: 'articles', number: 1 });
    expect(entries.map(({ path }) => path)).toEqual(ARTICLE_SUMMARIES.map(({ slug }) => `/blog/${slug}`));
  });
});

describe('a million brands', () => {
  it('are listed once each, over parts within the limits', async () => {
    const brands = createBrandList(MILLION);
    const source = buildSource(brands);
    const count = await SECTIONS.brands.countParts(source);
    expect(count).toBe(250);
    const whole = await joinTexts(await openPart(source, { section: 'brands', number: 7 }, SITE));
    const addresses = whole.match(/(?<=<loc>).*(?=<\/loc>)/g) ?? [];
    expect(addresses.length).toBe(12_000);
    expect([addresses[0], addresses.at(-1)]).toEqual([
      `${SITE}/brands/brand-24001`,
      `${SITE}/fr/brands/brand-28000`,
    ]);
    expect(whole.length).toBeLessThan(MAX_FILE_BYTES / 4);
    const last = await listPaths(source, { section: 'brands', number: count });
    expect([last[0], last.at(-1)]).toEqual(['/brands/brand-996001', '/brands/brand-1000000']);
    expect(await listPaths(source, { section: 'brands', number: count + 1 })).toEqual([]);
    expect(brands.largest).toBe(100);
  });

  it('are read no further than the reader has come', async () => {
    const brands = createBrandList(MILLION);
    const part = await openPart(buildSource(brands), { section: 'brands', number: 1 }, SITE);
    expect(brands.reads).toBe(1);
    for (let taken = 0; taken < 1_000; taken += 1) await part?.next();
    expect(brands.reads).toBe(10);
  });

  it('are named by the index after one read a part', async () => {
    const brands = createBrandList(MILLION);
    const parts = await listParts(
      buildSource({ ...brands, ...EMPTY, listIndexedBrands: brands.listIndexedBrands }),
      SITE,
      PATIENT,
    );
    expect(parts.length).toBe(251);
    expect(parts.at(-1)).toEqual({ section: 'brands', number: 250 });
    expect(brands.reads).toBe(251);
  });
});

it('makes files that keep the rules', async () => {
  const source = buildSource(createBrandList(150));
  for (const part of await listParts(source, SITE, PATIENT)) {
    const urls = readSitemap(await joinTexts(await openPart(source, part, SITE)));
    expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length);
  }
});

it('goes by the size of page that a host allows, and finds every brand', async () => {
  const brands = createBrandList(9_001);
  const capped = buildSource({
    listIndexedBrands: ({ page }: PageQuery = {}) => brands.listIndexedBrands({ page, pageSize: 50 }),
  });
  expect(await SECTIONS.brands.countParts(capped)).toBe(5);
  const parts = await Promise.all(
    [1, 2, 3, 4, 5].map((number) => listPaths(capped, { section: 'brands', number })),
  );
  expect(new Set(parts.flat()).size).toBe(9_001);
});

it('does not name a part that would list nothing', async () => {
  const source = buildSource({
    ...EMPTY,
    listIndexedBrands: async ({ page = 1 } = {}) =>
      buildPage(page > 40 ? [{ uniqueName: 'only', updatedAt: null }] : [], {
        total: 5_000,
        page,
        pageSize: 100,
      }),
  });
  expect(await listParts(source, SITE, PATIENT)).toEqual([
    { section: 'pages', number: 1 },
    { section: 'brands', number: 2 },
  ]);
  expect(await openPart(source, { section: 'brands', number: 1 }, SITE)).toBeNull();
});
