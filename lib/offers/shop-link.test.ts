/** @jest-environment node */
import { buildBrand, buildCoupon, buildDeal } from '../testing/build-offer';
import { getShopLink, parseWebUrl } from './shop-link';

test.each([
  ['https://shop.example/a?b=c#d', 'https://shop.example/a?b=c#d'],
  ['http://shop.example', 'http://shop.example/'],
  [' https://shop.example/ ', 'https://shop.example/'],
  ['HTTPS://SHOP.example/A', 'https://shop.example/A'],
  ['https://shop.example/"><script>', 'https://shop.example/%22%3E%3Cscript%3E'],
])('%j is a web address', (text, url) => {
  expect(parseWebUrl(text)).toBe(url);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  'mailto:a@b.example',
  '//evil.example/path',
  '/relative',
  'shop.example',
  'https://',
  'https://shop.example@evil.example/',
  'https://user:secret@shop.example/',
  '',
  null,
  undefined,
])('%j is refused', (text) => {
  expect(parseWebUrl(text)).toBeNull();
});

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
