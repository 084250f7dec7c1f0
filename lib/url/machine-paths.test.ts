import type { Locale } from '@/lib/i18n';
import { PREFIXED_LOCALES } from '@/lib/i18n/spoken-locales.js';
import { applyRewrites } from '@/lib/server/next-seams/testing/apply-rewrites';
import { buildSitemapHref, parseSitemapPart, parseSocialPath, SITEMAP_SECTIONS } from './machine-paths';
import { buildSocialImageHref, type SocialSubject } from './paths';
import { listRewrites } from './rewrites';

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

const parse = (path: string) => parseSocialPath(path.split('/').slice(2));

describe('the address of a social picture', () => {
  it.each<[SocialSubject, string]>([
    [{ kind: 'home' }, '/social/en/home.png'],
    [{ kind: 'brand', uniqueName: 'lumera' }, '/social/en/brand/lumera/v1.png'],
    [{ kind: 'brand', uniqueName: 'a/b c%2F' }, '/social/en/brand/a%2Fb%20c%252F/v1.png'],
    [{ kind: 'category', slug: 'travel' }, '/social/en/category/travel/v1.png'],
    [{ kind: 'coupons', slug: 'travel' }, '/social/en/coupons/travel/v1.png'],
    [{ kind: 'article', slug: 'été' }, '/social/en/article/%C3%A9t%C3%A9/v1.png'],
    [{ kind: 'coupon', uniqueName: 'lumera', id: 7 }, '/social/en/coupon/lumera/7/v1.png'],
    [{ kind: 'deal', uniqueName: 'lumera', id: 9 }, '/social/en/deal/lumera/9/v1.png'],
  ])('of %j is %s, and is read again', (subject, path) => {
    const href = buildSocialImageHref('en', subject, 'v1');
    expect(href).toBe(path);
    const version = subject.kind === 'home' ? null : 'v1';
    expect(parse(href)).toEqual({ locale: 'en', subject, version });
  });

  it.each<Locale>(['en', 'es', 'fr'])('is read in %s where that language has pages', (locale) => {
    const isSpoken = locale === 'en' || PREFIXED_LOCALES.includes(locale);
    const href = buildSocialImageHref(locale, { kind: 'home' });
    expect(parse(href)?.locale).toBe(isSpoken ? locale : undefined);
  });

  it('stays what it is in every language', async () => {
    const { afterFiles } = await listRewrites();
    expect(applyRewrites(afterFiles, '/social/en/home.png')).toBeNull();
    expect(applyRewrites(afterFiles, '/socials')).toBe('/en/socials');
  });

  it.each([
    '/social/',
    '/social/en',
    '/social/home.png',
    '/social/de/home.png',
    '/social/en/home.jpg',
    '/social/en/other.png',
    '/social/en/brand/v1.png',
    '/social/en/brand/%20/v1.png',
    '/social/en/brand/lumera/v1',
    '/social/en/brand/lumera/v.1.png',
    `/social/en/brand/lumera/${'v'.repeat(33)}.png`,
    `/social/en/brand/${'a'.repeat(201)}/v1.png`,
    '/social/en/brand/lumera/7/v1.png',
    '/social/en/shop/lumera/v1.png',
    '/social/en/deals/v1.png',
    '/social/en/deals/travel/7/v1.png',
    '/social/en/coupon/lumera/v1.png',
    '/social/en/coupon/lumera/0/v1.png',
    '/social/en/coupon/lumera/%20/v1.png',
    '/social/en/coupon/lumera/7/8/v1.png',
  ])('%s is none', (path) => {
    expect(parse(path)).toBeNull();
  });
});
