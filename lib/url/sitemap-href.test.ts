/** @jest-environment node */
import { applyRewrites } from '@/lib/testing/apply-rewrites';
import { listRewrites } from './rewrites';
import { buildSitemapHref, parseSitemapPart, SITEMAP_SECTIONS } from './sitemap-href';

/** Next stops at the first rule after which a route is found. */
async function rewrite(path: string): Promise<string | null> {
  const { afterFiles } = await listRewrites();
  return applyRewrites(
    afterFiles.filter(({ destination }) => destination.startsWith('/sitemaps/')),
    path,
  );
}

it.each(SITEMAP_SECTIONS)('leads the address of a part of %s to what parses as it', async (section) => {
  const part = { section, number: 12 };
  const internal = await rewrite(buildSitemapHref(part));
  expect(internal).toMatch(/^\/sitemaps\/[^/]+$/);
  expect(parseSitemapPart(internal?.split('/').at(-1) ?? '')).toEqual(part);
});

it('leads the address of the index to a name that is no part', async () => {
  expect(await rewrite(buildSitemapHref())).toBe('/sitemaps/index');
  expect(parseSitemapPart('index')).toBeNull();
});

it.each([
  'brands',
  'brands-',
  'brands-0',
  'brands--1',
  'brands-1e9',
  'brands-01',
  'brands-1.5',
  'brands-10001',
  'brands-1000000000',
  'shops-1',
  'BRANDS-1',
  'brands-1\n',
  '',
])('%j is no part', (name) => {
  expect(parseSitemapPart(name)).toBeNull();
});

it.each([
  '/sitemap-brands-.xml',
  '/sitemap-brands--1.xml',
  '/sitemap-.xml',
  '/sitemaps.xml',
  '/es/sitemap.xml',
])('%s is left to the site’s own 404', async (path) => {
  expect(await rewrite(path)).toBeNull();
});
