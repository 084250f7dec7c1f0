import { hostArticle, hostArticleSummary } from './article';
import { hostBrand, toApiBrand } from './brand';
import { apiCategory, toApiCategory } from './category';
import { hostCoupon, hostDeal, toApiCoupon, toApiDeal } from './offer';
import { BRANDS, CATEGORY, COUPONS, DEALS } from './testing/items';

describe('what this site writes', () => {
  it('is read back as it was', () => {
    expect(apiCategory.parse(toApiCategory(CATEGORY))).toEqual(CATEGORY);
    expect(BRANDS.map((brand) => hostBrand.parse(toApiBrand(brand)))).toEqual(BRANDS);
  });

  it.each(COUPONS)('is written again as it came: coupon $id', (coupon) => {
    expect(toApiCoupon(hostCoupon.parse(toApiCoupon(coupon)))).toEqual(toApiCoupon(coupon));
  });

  it.each(DEALS)('is written again as it came: deal $id', (deal) => {
    expect(toApiDeal(hostDeal.parse(toApiDeal(deal)))).toEqual(toApiDeal(deal));
  });
});

const LINKS = ['tracking_url', 'origin_url', 'site_url'];

describe('a link', () => {
  const brand = { id: 7, name: 'Lumera' };
  it.each(['javascript:alert(1)', ' JaVa\nscript:alert(1)', 'data:text/html,x', '//evil.example', 'shop'])(
    '%j is dropped wherever it may stand',
    (url) => {
      const links = Object.fromEntries(LINKS.map((name) => [name, url]));
      const foreign = { ...brand, ...links };
      const read = [
        hostBrand.parse(foreign),
        hostCoupon.parse({ id: 1, name: 'x', brand: foreign, ...links }),
        hostDeal.parse({ id: 1, title: 'x', brand: foreign, ...links }),
        hostArticle.parse({ id: 1, slug: 'x', title: 'x', brand: foreign }),
      ];
      expect(JSON.stringify(read)).not.toContain(JSON.stringify(url));
    },
  );

  it.each(['https://shop.example', 'http://shop.example/a?b=c'])('%j stays as it came', (url) => {
    expect(hostBrand.parse({ ...brand, tracking_url: url })).toMatchObject({ trackingUrl: url });
  });
});

describe('a picture', () => {
  const readAll = (url: string) => [
    hostBrand.parse({ id: 7, name: 'Lumera', logo: url }).logo,
    hostDeal.parse({ id: 1, title: 'x', brand_id: 7, img: url }).img,
    hostArticle.parse({ id: 1, slug: 'x', title: 'x', featured_image: url }).featuredImage,
    hostArticleSummary.parse({
      id: 1,
      slug: 'x',
      title: 'x',
      brand: { name: 'x', unique_name: 'x', logo: url },
    }).brand?.logo,
  ];

  it.each(['https://cdn.example/a.png', '/art/a.svg'])('%j stays as it came', (url) => {
    expect(new Set(readAll(url))).toEqual(new Set([url]));
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'a.png'])('%j is dropped', (url) => {
    expect(new Set(readAll(url))).toEqual(new Set([null]));
  });
});

describe('what a sparse host sends', () => {
  it('makes a coupon of what it cannot do without', () => {
    expect(hostCoupon.parse({ id: '5', brand_id: '7', name: 'A fifth off', code: 20, views: 9 })).toEqual({
      kind: 'coupon',
      id: 5,
      brandId: 7,
      brand: null,
      name: 'A fifth off',
      description: '',
      code: '20',
      discount: null,
      endDate: null,
      startDate: null,
      terms: null,
      verifiedAt: null,
      exclusive: false,
      isFeatured: false,
      regions: [],
      trackingUrl: null,
      originUrl: null,
      updatedAt: '1970-01-01T00:00:00.000Z',
      votes: null,
      withdrawn: null,
    });
  });

  it.each([
    ['from the offer', { brand_id: 7, brand: { name: 'Lumera' } }],
    ['from the brand', { brand: { id: '7', name: 'Lumera' } }],
  ])('takes the id of a brand %s', (_, fields) => {
    const deal = hostDeal.parse({ id: 5, title: 'Lamps', ...fields });
    expect(deal).toMatchObject({ kind: 'deal', brandId: 7, brand: { id: 7, uniqueName: '7', logo: null } });
  });

  it.each([
    ['without a brand', { id: 5, name: 'A fifth off' }],
    ['without an id', { brand_id: 7, name: 'A fifth off' }],
    ['without a name', { id: 5, brand_id: 7, name: ' ' }],
  ])('has no coupon %s', (_, coupon) => {
    expect(hostCoupon.safeParse(coupon).success).toBe(false);
  });

  it('does without a brand that cannot be read', () => {
    expect(hostCoupon.parse({ id: 5, brand_id: 7, name: 'x', brand: 'Lumera' })).toMatchObject({
      brand: null,
    });
  });

  it('dates an article by what dates there are', () => {
    const article = { id: 1, slug: 'light', title: 'Light', created_at: '2026-01-01', updated_at: null };
    expect(hostArticleSummary.parse(article)).toMatchObject({
      createdAt: '2026-01-01',
      updatedAt: '2026-01-01',
    });
    expect(hostArticle.parse({ ...article, published_at: '2026-02-01' })).toMatchObject({
      publishedAt: '2026-02-01',
      updatedAt: '2026-02-01',
      coupons: [],
      deals: [],
      content: '',
    });
  });
});
