/** @jest-environment node */
import { buildLogoUrl } from '@/lib/art/drawings';
import {
  buildArticleCard,
  buildBrandCard,
  buildCategoryCard,
  buildOfferCard,
  buildSiteCard,
} from '@/lib/discovery/social/build-cards';
import type { SocialCard } from '@/lib/discovery/social';
import { buildBrand, buildCategory, buildCoupon, buildDeal } from '@/lib/testing/build-offer';
import { drawSocialCard } from './draw-social-card';

const CONTEXT = { locale: 'en', siteName: 'Clipmint' } as const;
const NOW = new Date('2026-11-21T12:00:00Z');
const BRAND = buildBrand();
const ARTICLE = { title: 'A desk', slug: 'a-desk', category: null, publishedAt: null };
const EVERY_SCRIPT = 'Łódź crème € 小米 مرحبا Ελλάδα Привет ไทย 🎁 👨‍👩‍👧 \u0000 ﬁ ∑';

const CARDS: [string, SocialCard][] = [
  ['the site', buildSiteCard(CONTEXT, 'Save', { coupons: 2, deals: 1 })],
  ['a brand with a logo of ours', buildBrandCard(CONTEXT, buildBrand({ logo: buildLogoUrl('Lumera') }))],
  [
    'a brand with a logo elsewhere',
    buildBrandCard(CONTEXT, buildBrand({ logo: 'https://cdn.example/x.png' })),
  ],
  [
    'a brand in another script',
    buildBrandCard(CONTEXT, buildBrand({ name: '小米商店', uniqueName: '小米' })),
  ],
  ['a category', buildCategoryCard(CONTEXT, buildCategory(), { coupons: 2, deals: 1 })],
  ['an article', buildArticleCard(CONTEXT, ARTICLE)],
  ['a long title', buildArticleCard(CONTEXT, { ...ARTICLE, title: 'word '.repeat(200) })],
  ['a title of one word', buildArticleCard(CONTEXT, { ...ARTICLE, title: 'w'.repeat(500) })],
  ['a coupon', buildOfferCard(CONTEXT, buildCoupon(), BRAND, NOW)],
  ['an expired deal', buildOfferCard(CONTEXT, buildDeal({ endDate: '2020-01-01' }), BRAND, NOW)],
  [
    'an offer in every script',
    buildOfferCard(CONTEXT, buildCoupon({ name: EVERY_SCRIPT, discount: EVERY_SCRIPT }), BRAND, NOW),
  ],
  [
    'a site in another script',
    buildSiteCard({ ...CONTEXT, siteName: '小米' }, '小米', { coupons: 0, deals: 0 }),
  ],
];

/** Width and height of a PNG in pixels, from its first block. */
function readSize(png: ArrayBuffer): [number, number] {
  const view = new DataView(png);
  expect(view.getUint32(0)).toBe(0x89504e47);
  return [view.getUint32(16), view.getUint32(20)];
}

test.each(CARDS)('%s is drawn, and nothing is fetched from elsewhere', async (_, card) => {
  // The drawing library loads its own code from data: addresses.
  const get = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  const png = await drawSocialCard(card);
  const fetched = get.mock.calls
    .map(([address]) => String(address))
    .filter((address) => !address.startsWith('data:'));
  get.mockRestore();
  expect(fetched).toEqual([]);
  expect(readSize(png)).toEqual([1200, 630]);
  expect(png.byteLength).toBeLessThan(200_000);
});
