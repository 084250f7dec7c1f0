import { LOCALES } from '@/lib/i18n/locales';
import { parseOfferHref } from './parse-offer-href';
import { buildOfferHref } from './paths';

const ORIGIN = 'https://clipmint.example';

describe.each(LOCALES)('in %s', (locale) => {
  test.each(['lumera', '7', 'a/b c', "o'neil & sons", 'café 100%', '+?#;=', '(x)*!~_.-', '日本'])(
    'reads back the offer of %j',
    (brandKey) => {
      for (const offer of [
        { kind: 'coupon', id: 7 },
        { kind: 'deal', id: 123_456_789_012_345 },
        { kind: 'coupon', id: '1-0' },
        { kind: 'deal', id: 'shop:1' },
      ] as const) {
        const href = buildOfferHref(locale, brandKey, offer);
        expect(parseOfferHref(href, ORIGIN)).toEqual({ brandKey, ...offer });
        expect(parseOfferHref(ORIGIN + href, ORIGIN)).toEqual({ brandKey, ...offer });
      }
    },
  );
});

test.each([
  '',
  '/brands/lumera',
  '/brands/lumera?coupon=',
  '/brands/lumera?coupon=0',
  '/brands/lumera?coupon=-1',
  '/brands/lumera?coupon=007/',
  '/brands/lumera?coupon=a b',
  '/brands/lumera?coupon=7&deal=8',
  '/brands/lumera?coupon=7&page=2',
  '/brands/lumera?tab=deals&page=2',
  '/brands/lumera?coupon=7#deals',
  '/brands/lumera/?coupon=7',
  '/brands/lumera/more?coupon=7',
  '/brands/?coupon=7',
  '/brands/..?coupon=7',
  '/brands/%E0%A4%A?coupon=7',
  '/brands/%6Cumera?coupon=7',
  '/categories/lumera?coupon=7',
  '/de/brands/lumera?coupon=7',
  // The default language has no prefix: such an address is redirected.
  '/en/brands/lumera?coupon=7',
  'https://evil.example/brands/lumera?coupon=7',
  '//evil.example/brands/lumera?coupon=7',
  'https://user@clipmint.example/brands/lumera?coupon=7',
  'javascript:alert(1)',
  'https://',
])('%j opens no offer', (href) => {
  expect(parseOfferHref(href, ORIGIN)).toBeNull();
});
