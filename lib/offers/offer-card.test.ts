import { buildCoupon, buildDeal } from '@/lib/testing/build-offer';
import { toOfferCard } from './offer-card';

test('a coupon keeps its name and never its whole code', () => {
  const card = toOfferCard(buildCoupon({ name: 'A fifth off', code: 'SUMMER20' }));
  expect(card).toMatchObject({ kind: 'coupon', title: 'A fifth off', maskedCode: 'SUMM***', img: null });
  expect(JSON.stringify(card)).not.toContain('SUMMER20');
});

test('a deal keeps its title and picture and has no code', () => {
  const card = toOfferCard(buildDeal({ title: 'Linen sets', img: '/linen.svg' }));
  expect(card).toMatchObject({ kind: 'deal', title: 'Linen sets', maskedCode: null, img: '/linen.svg' });
});

test('of its brand it keeps what a ticket shows', () => {
  const card = toOfferCard(buildCoupon());
  expect(card.brand).toEqual({ name: 'Lumera', uniqueName: 'lumera', logo: null });
});

test('without an embedded brand it keeps the id', () => {
  expect(toOfferCard(buildCoupon({ brand: null, brandId: 7 }))).toMatchObject({ brand: null, brandId: 7 });
});
