import { buildBrand, buildCategory, buildCoupon, buildDeal } from '@/lib/testing/build-offer';
import {
  buildArticleCard,
  buildBrandCard,
  buildCategoryCard,
  buildListCard,
  buildOfferCard,
  buildSiteCard,
} from './build-cards';
import { formatSocialAlt, hashCard } from './social-card';
import { pickTitle } from './to-drawable';

const CONTEXT = { locale: 'en', siteName: 'Clipmint' } as const;
const NOW = new Date('2026-11-21T12:00:00Z');
const BRAND = { name: 'Lumera', uniqueName: 'lumera' };
const ARTICLE = {
  title: 'A desk for eight hours',
  slug: 'a-desk',
  category: { name: 'Office', slug: 'office' },
  publishedAt: '2026-07-12T00:00:00Z',
};

describe('what a picture says', () => {
  it.each([
    [
      'the site',
      buildSiteCard(CONTEXT, 'Discover, save', { coupons: 50_000, deals: 25_000 }),
      'Clipmint. Discover, save. 50,000 coupons · 25,000 deals',
    ],
    ['a brand', buildBrandCard(CONTEXT, buildBrand()), 'Lumera. 2 coupons · 1 deal. Clipmint'],
    [
      'a brand without offers',
      buildBrandCard(CONTEXT, buildBrand({ totalCoupons: 0, totalDeals: 0 })),
      'Lumera. No live offers. Clipmint',
    ],
    [
      'a category',
      buildCategoryCard(CONTEXT, buildCategory(), { coupons: 1, deals: 0 }),
      'Travel. 1 coupon. Clipmint',
    ],
    [
      'the deals of a category',
      buildListCard(CONTEXT, 'deals', buildCategory(), 1_234),
      'Travel Deals. 1,234 deals found. Clipmint',
    ],
    [
      'some brands of a category',
      buildListCard(CONTEXT, 'brands', buildCategory(), null),
      'Travel Brands. Clipmint',
    ],
    [
      'an article',
      buildArticleCard(CONTEXT, ARTICLE),
      'A desk for eight hours, Office. 12 Jul 2026. Clipmint',
    ],
    [
      'an article without category and day',
      buildArticleCard(CONTEXT, { ...ARTICLE, category: null, publishedAt: null }),
      'A desk for eight hours. Clipmint',
    ],
    [
      'a coupon',
      buildOfferCard(CONTEXT, buildCoupon({ endDate: '2027-01-12' }), BRAND, NOW),
      '20% off: A fifth off all lamps, Lumera. Ends 12 Jan 2027. Clipmint',
    ],
    [
      'an offer in its last hours, by its date',
      buildOfferCard(CONTEXT, buildCoupon({ endDate: '2026-11-21' }), BRAND, NOW),
      '20% off: A fifth off all lamps, Lumera. Ends 21 Nov 2026. Clipmint',
    ],
    [
      'an expired deal without a discount',
      buildOfferCard(CONTEXT, buildDeal({ discount: ' ', endDate: '2026-11-20' }), BRAND, NOW),
      'Linen sets, Lumera. Ended 20 Nov 2026. Clipmint',
    ],
    [
      'an offer that was withdrawn before its end',
      buildOfferCard(CONTEXT, buildCoupon({ endDate: '2027-01-12', withdrawn: 'retired' }), BRAND, NOW),
      '20% off: A fifth off all lamps, Lumera. No longer available. Clipmint',
    ],
    [
      'an offer without an end',
      buildOfferCard(CONTEXT, buildDeal(), BRAND, NOW),
      '20% off: Linen sets, Lumera. No end date. Clipmint',
    ],
  ])('of %s is its alt text', (_, card, alt) => {
    expect(formatSocialAlt(card)).toBe(alt);
  });

  it('is never the code', () => {
    const card = buildOfferCard(CONTEXT, buildCoupon({ code: 'SUMMER20' }), BRAND, NOW);
    expect(JSON.stringify(card)).not.toContain('SUMMER20');
  });

  it.each([
    [buildCoupon({ discount: null }), { text: 'Coupon', isStated: false, isVoid: false }],
    [buildDeal({ discount: null }), { text: 'NEW', isStated: false, isVoid: false }],
    [buildDeal({ endDate: '2026-11-20' }), { text: '20% off', isStated: true, isVoid: true }],
  ])('stands on the stub: %#', (offer, stub) => {
    expect(buildOfferCard(CONTEXT, offer, BRAND, NOW).stub).toEqual({ kind: 'discount', ...stub });
  });
});

describe('pickTitle', () => {
  it.each([
    ['Lumera', 'lumera', 'Lumera'],
    ['小米商店', 'xiaomi-store', 'Xiaomi Store'],
    ['小米商店', '小米', ''],
  ])('of %s at %s draws %s', (title, plainTitle, drawn) => {
    expect(pickTitle({ title, plainTitle })).toBe(drawn);
  });
});

describe('hashCard', () => {
  const card = buildBrandCard(CONTEXT, buildBrand());

  it('is the same for the same card and can stand in an address', () => {
    expect(hashCard(card)).toBe(hashCard(buildBrandCard(CONTEXT, buildBrand())));
    expect(hashCard(card)).toMatch(/^[\w-]{12}$/);
  });

  it.each([{ name: 'Lumero' }, { totalDeals: 2 }, { logo: '/art/logos/l-1.svg' }])(
    'changes with %j',
    (values) => {
      expect(hashCard(buildBrandCard(CONTEXT, buildBrand(values)))).not.toBe(hashCard(card));
    },
  );
});
