import { toOfferCard } from '@/lib/offers/offer-card';
import { buildDeal } from '@/lib/testing/build-offer';
import { trustPictures } from './saved-offer';

const HOSTS = ['cdn.example'];

test.each([
  ['/art/logo/lumera.svg', '/art/logo/lumera.svg'],
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['https://evil.example/a.png', null],
  ['http://cdn.example/a.png', null],
  ['//evil.example/a.png', null],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg/>', null],
])('a picture at %s is loaded from %s', (url, trusted) => {
  const card = toOfferCard(buildDeal({ img: url }));
  const offer = { ...card, brand: card.brand && { ...card.brand, logo: url } };
  expect(trustPictures(offer, HOSTS)).toEqual({
    ...offer,
    img: trusted,
    brand: offer.brand && { ...offer.brand, logo: trusted },
  });
});

test('an offer without a brand stays one', () => {
  expect(trustPictures(toOfferCard(buildDeal({ brand: null })), HOSTS).brand).toBeNull();
});
