import { toApiBrand } from '@/lib/catalogue/wire/brand';
import { toApiCoupon, toApiDeal } from '@/lib/catalogue/wire/offer';
import { buildBrand, buildCoupon, buildDeal } from '@/lib/testing/build-offer';
import { isApiBrand, isApiCoupon, isApiDeal, toBrand, toCoupon, toDeal } from './from-api';

test('what went over the wire comes back the same', () => {
  const coupon = buildCoupon();
  const deal = buildDeal();
  const brand = buildBrand();
  expect(toCoupon(toApiCoupon(coupon))).toEqual(coupon);
  expect(toDeal(toApiDeal(deal))).toEqual(deal);
  expect(toBrand(toApiBrand(brand))).toEqual(brand);
  expect(toCoupon(toApiCoupon({ ...coupon, brand: null })).brand).toBeNull();
});

const coupon = toApiCoupon(buildCoupon());
const deal = toApiDeal(buildDeal());
const brand = toApiBrand(buildBrand());

test('what the site sends is known', () => {
  expect(isApiCoupon(coupon)).toBe(true);
  expect(isApiCoupon({ ...coupon, code: null, brand: null })).toBe(true);
  expect(isApiCoupon({ ...coupon, id: '1-0', brand_id: '7-0' })).toBe(true);
  expect(isApiDeal(deal)).toBe(true);
  expect(isApiBrand(brand)).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'coupon'],
  ['a list', [coupon]],
  ['junk', { id: 5, code: 7 }],
  ['a number for a code', { ...coupon, code: 7 }],
  ['digits as text for an id', { ...coupon, id: '5' }],
  ['a text for regions', { ...coupon, regions: 'US' }],
  ['a broken brand', { ...coupon, brand: { name: 'Lumera' } }],
  ['a deal', deal],
])('%s is no coupon', (_, value) => {
  expect(isApiCoupon(value)).toBe(false);
});

test('a coupon is no deal, and an offer no brand', () => {
  expect(isApiDeal(coupon)).toBe(false);
  expect(isApiBrand(deal)).toBe(false);
});
