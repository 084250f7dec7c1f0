/** @jest-environment node */
import { toApiBrand } from '../../wire/brand';
import { toApiCategory } from '../../wire/category';
import { toApiCoupon } from '../../wire/coupon';
import { toApiDeal } from '../../wire/deal';
import { BRANDS, CATEGORY, COUPONS, DEALS } from '../../wire/testing/items';
import { hostArticle, hostArticleSummary } from './article';
import { hostBrand } from './brand';
import { hostCategory } from './category';
import { hostCoupon, hostDeal } from './offer';

describe('what this site writes', () => {
  it('is read back as it was', () => {
    expect(hostCategory.parse(toApiCategory(CATEGORY))).toEqual(CATEGORY);
    expect(BRANDS.map((brand) => hostBrand.parse(toApiBrand(brand)))).toEqual(BRANDS);
  });

  it.each(COUPONS)('is written again as it came: coupon $id', (coupon) => {
    expect(toApiCoupon(hostCoupon.parse(toApiCoupon(coupon)))).toEqual(toApiCoupon(coupon));
  });

  it.each(DEALS)('is written again as it came: deal $id', (deal) => {
    expect(toApiDeal(hostDeal.parse(toApiDeal(deal)))).toEqual(toApiDeal(deal));
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
