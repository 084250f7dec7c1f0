import { buildBrand, buildCoupon, buildDeal } from '@/lib/testing/build-offer';
import { getShopLink } from './shop-link';

const track = 'https://track.example/';
const origin = 'https://origin.example/';
const site = 'https://site.example/';
const brandTrack = 'https://brand.example/';
const brand = buildBrand({ trackingUrl: brandTrack });

test.each([
  ['the tracking link first', buildCoupon({ trackingUrl: track, originUrl: origin }), track],
  ['then the origin', buildCoupon({ originUrl: origin }), origin],
  ['a deal also its site', buildDeal({ siteUrl: site }), site],
  ['a bad link is passed over', buildDeal({ trackingUrl: 'javascript:alert(1)', siteUrl: site }), site],
  ['then the brand', buildCoupon(), brandTrack],
  ['the brand alone', null, brandTrack],
])('%s', (_, offer, url) => {
  expect(getShopLink(offer, brand)).toBe(url);
});

test.each([
  [{ originUrl: origin, siteUrl: site }, origin],
  [{ siteUrl: site }, site],
  [{}, null],
])('a brand with %j leads to %j', (links, url) => {
  expect(getShopLink(null, buildBrand({ trackingUrl: null, ...links }))).toBe(url);
});

test('an offer without a brand and without links leads nowhere', () => {
  expect(getShopLink(buildCoupon({ brand: null }), null)).toBeNull();
});
