import type { CatalogueSource } from '@/lib/catalogue/source';
import { logFailure } from '@/lib/server/log-failure';
import { buildBrand, buildCategory, buildCoupon, buildDeal, buildPage } from '@/lib/testing/build-offer';
import { buildSocialImageHref } from '@/lib/url/paths';
import { serveSocialImage, keepDrawings } from './serve-social-image';
import { buildBrandCard } from './build-cards';
import {
  buildBrandImage,
  buildCategoryImage,
  buildListImage,
  buildOfferImage,
  buildSiteImage,
} from './build-social-image';
import type { SocialCard } from './social-card';

jest.mock('@/lib/server/log-failure', () => ({ logFailure: jest.fn() }));

const NOW = new Date('2026-11-21T12:00:00Z');
const CONTEXT = { locale: 'en', siteName: 'Clipmint' } as const;
const BRAND = buildBrand();
const COUPON = buildCoupon();
const TOTALS = { coupons: 3, deals: 4 };
const DAY = 'public, max-age=86400, s-maxage=86400, stale-while-revalidate=86400';
const PICTURE = new Uint8Array([137, 80, 78, 71]);

const draw = jest.fn<Promise<ArrayBuffer>, [SocialCard]>(async () => PICTURE.buffer);
const source: Partial<CatalogueSource> = {
  getStats: async () => ({ brands: 1, coupons: 2, deals: 3 }),
  getBrandByUniqueName: async (name) => (name === 'lumera' ? BRAND : null),
  getCoupon: async (id) => (id === COUPON.id ? COUPON : null),
  getDeal: async (id) => (id === 2 ? buildDeal({ id, brandId: 8 }) : null),
  getArticleBySlug: async () => null,
  listCategories: async () => buildPage([buildCategory()]),
  findMovedCategory: async () => null,
  listBrands: async () => buildPage([BRAND], { total: 5 }),
  listCoupons: async () => buildPage([COUPON], { total: TOTALS.coupons }),
  listDeals: async () => buildPage([], { total: TOTALS.deals }),
};

/** A source that has only what pictures are made from: anything else would be an error. */
function toSource(values: Partial<CatalogueSource>): CatalogueSource {
  return values as CatalogueSource;
}

function serve(
  path: string,
  headers: HeadersInit = {},
  values: Partial<CatalogueSource> = {},
  siteTagline?: string,
): Promise<Response> {
  const request = new Request(`https://site.example${path}`, { headers });
  return serveSocialImage(request, path.split('/').slice(2), {
    getSource: () => toSource({ ...source, ...values }),
    settings: { siteName: 'Clipmint', siteTagline },
    draw,
    now: NOW,
  });
}

beforeEach(() => {
  draw.mockClear();
  draw.mockResolvedValue(PICTURE.buffer);
});

describe('serveSocialImage', () => {
  it.each([
    ['the site', buildSiteImage(CONTEXT)],
    ['a brand', buildBrandImage(CONTEXT, BRAND)],
    ['a category', buildCategoryImage(CONTEXT, buildCategory(), TOTALS)],
    ['brands of a category', buildListImage(CONTEXT, 'brands', buildCategory(), 5)],
    ['coupons of a category', buildListImage(CONTEXT, 'coupons', buildCategory(), TOTALS.coupons)],
    ['deals of a category', buildListImage(CONTEXT, 'deals', buildCategory(), TOTALS.deals)],
    ['an offer', buildOfferImage(CONTEXT, COUPON, BRAND, NOW)],
  ])('returns the picture of %s at the address that its page names, for a day', async (_, { url }) => {
    const response = await serve(url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': DAY,
      'x-content-type-options': 'nosniff',
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PICTURE);
  });

  it('returns 304 to who has the picture, without drawing it', async () => {
    const { url } = buildBrandImage(CONTEXT, BRAND);
    const etag = (await serve(url)).headers.get('ETag') ?? '';
    draw.mockClear();
    for (const known of [etag, `W/${etag}`, `"old", ${etag}`, '*']) {
      const response = await serve(url, { 'If-None-Match': known });
      expect([response.status, response.headers.get('ETag')]).toEqual([304, etag]);
    }
    expect(draw).not.toHaveBeenCalled();
    expect((await serve(url, { 'If-None-Match': '"old"' })).status).toBe(200);
  });

  it('returns an old version with the new picture, for minutes only', async () => {
    const ofSomeCoupons = buildListImage(CONTEXT, 'coupons', buildCategory(), null).url;
    for (const path of [
      buildSocialImageHref('en', { kind: 'brand', uniqueName: 'lumera' }, 'old'),
      ofSomeCoupons,
    ]) {
      const response = await serve(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toContain('s-maxage=300,');
    }
  });

  it.each([
    '/social/en/nothing.png',
    '/social/en/brand/unknown/v1.png',
    '/social/en/category/unknown/v1.png',
    '/social/en/coupons/unknown/v1.png',
    '/social/en/article/unknown/v1.png',
    '/social/en/coupon/lumera/99/v1.png',
    '/social/en/coupon/unknown/1/v1.png',
    // The offer of another brand.
    '/social/en/deal/lumera/2/v1.png',
  ])('returns 404 to %s', async (path) => {
    const response = await serve(path);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([404, null]);
    expect(draw).not.toHaveBeenCalled();
  });

  it('finds an offer among those of its brand where the source has no call for one', async () => {
    const response = await serve('/social/en/coupon/lumera/1/v1.png', {}, { getCoupon: async () => null });
    expect(response.status).toBe(200);
  });

  it.each([
    ['Save', 'Save'],
    [undefined, 'Discover, save, and enjoy more'],
  ])('draws the tagline of the settings %j as %j', async (siteTagline, drawn) => {
    await serve('/social/en/home.png', {}, {}, siteTagline);
    expect(draw).toHaveBeenCalledWith(expect.objectContaining({ lines: [drawn, '3 coupons · 4 deals'] }));
  });

  it('returns 503 and keeps nothing where the catalogue fails or nothing can be drawn', async () => {
    const failing = { getStats: () => Promise.reject(new Error('down')) };
    draw.mockRejectedValueOnce(new Error('no font'));
    for (const response of [
      await serve('/social/en/home.png'),
      await serve('/social/en/home.png', {}, failing),
    ]) {
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
    }
    const words = 'A picture for sharing could not be made';
    expect(jest.mocked(logFailure).mock.calls).toEqual([
      [words, new Error('no font')],
      [words, new Error('down')],
    ]);
  });
});

describe('keepDrawings', () => {
  const toCard = (name: string) =>
    buildBrandCard({ locale: 'en', siteName: 'Clipmint' }, buildBrand({ name }));
  const DRAWING = new ArrayBuffer(1);

  test('what several ask for at the same time is drawn once', async () => {
    const draw = jest.fn(async () => DRAWING);
    const keep = keepDrawings(draw);
    expect(await Promise.all([keep(toCard('a')), keep(toCard('a'))])).toEqual([DRAWING, DRAWING]);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test('the one that nobody has asked for the longest goes first', async () => {
    const draw = jest.fn(async () => DRAWING);
    const keep = keepDrawings(draw, 2);
    for (const name of ['a', 'b', 'a', 'c', 'a']) await keep(toCard(name));
    expect(draw).toHaveBeenCalledTimes(3);
    await keep(toCard('b'));
    expect(draw).toHaveBeenCalledTimes(4);
  });

  test('a failure is not kept', async () => {
    const draw = jest.fn(async () => DRAWING).mockRejectedValueOnce(new Error('no font'));
    const keep = keepDrawings(draw);
    await expect(keep(toCard('a'))).rejects.toThrow('no font');
    expect(await keep(toCard('a'))).toBe(DRAWING);
  });
});
