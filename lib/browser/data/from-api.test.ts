import { toApiBrand } from '@/lib/catalogue/wire/brand';
import { toApiCoupon } from '@/lib/catalogue/wire/coupon';
import { toApiDeal } from '@/lib/catalogue/wire/deal';
import { buildBrand, buildCoupon, buildDeal } from '@/lib/testing/build-offer';
import { toBrand, toCoupon, toDeal } from './from-api';

test('what went over the wire comes back the same', () => {
  const coupon = buildCoupon();
  const deal = buildDeal();
  const brand = buildBrand();
  expect(toCoupon(toApiCoupon(coupon))).toEqual(coupon);
  expect(toDeal(toApiDeal(deal))).toEqual(deal);
  expect(toBrand(toApiBrand(brand))).toEqual(brand);
  expect(toCoupon(toApiCoupon({ ...coupon, brand: null })).brand).toBeNull();
});
