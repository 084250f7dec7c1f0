import { toApiBrandList } from '@/lib/catalogue/wire/brand';
import { toApiCouponList, toApiDealList } from '@/lib/catalogue/wire/offer';
import { getMessages } from '@/lib/i18n';
import { toOfferCard } from '@/lib/offers/offer-card';
import { buildBrand, buildCoupon, buildDeal, buildPage } from '@/lib/testing/build-offer';
import { toTabPage } from './tab-page-loader';

const PAGING = { total: 41, page: 2, pageSize: 20 };
const { counts } = getMessages('en').common;

test('coupons and deals of the API become the tickets that the server makes', () => {
  const [coupon, deal] = [buildCoupon(), buildDeal({ img: '/art/linen.svg' })];
  const tickets = { kind: 'offers', ...PAGING };
  expect(toTabPage(toApiCouponList(buildPage([coupon], PAGING)), counts, 'en')).toEqual({
    ...tickets,
    items: [toOfferCard(coupon)],
  });
  expect(toTabPage(toApiDealList(buildPage([deal], PAGING)), counts, 'en')).toEqual({
    ...tickets,
    items: [toOfferCard(deal)],
  });
});

test.each([
  [1234, 1, '1,234 coupons\u00a0· 1 deal'],
  [0, 2, '2 deals'],
  [1, 0, '1 coupon'],
  [0, 0, 'No live offers'],
])('a brand with %i coupons and %i deals says %j', (totalCoupons, totalDeals, text) => {
  const brands = buildPage([buildBrand({ totalCoupons, totalDeals })], PAGING);
  expect(toTabPage(toApiBrandList(brands), counts, 'en')).toEqual({
    kind: 'brands',
    ...PAGING,
    items: [{ name: 'Lumera', uniqueName: 'lumera', logo: null, counts: text }],
  });
});
