/** @jest-environment node */
import { buildHouseAdHref, HOUSE_ADS, pickHouseAd } from './house-ad';

test.each([
  [0, 'newsletter'],
  [0.34, 'categories'],
  [0.67, 'blog'],
  [0.9999, 'blog'],
])('random %d picks %s', (random, ad) => {
  expect(pickHouseAd(() => random)).toBe(ad);
});

test.each([
  ['en', ['/#newsletter', '/categories', '/blog']],
  ['fr', ['/fr#newsletter', '/fr/categories', '/fr/blog']],
] as const)('in %s they lead to pages of that language', (locale, hrefs) => {
  expect(HOUSE_ADS.map((ad) => buildHouseAdHref(ad, locale))).toEqual(hrefs);
});
