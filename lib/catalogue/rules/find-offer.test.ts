import { findOffer } from './find-offer';
import { LISTED_COUPON, openListingHost } from '../http/testing/open-listing-host';

it.each(['lumera', '7'])('finds an offer among those of its brand %s', async (brandKey) => {
  const { source } = openListingHost();
  expect(await findOffer(source, { kind: 'coupon', id: 11, brandKey })).toMatchObject({ code: 'TEN' });
  expect(await findOffer(source, { kind: 'deal', id: 12, brandKey })).toMatchObject({ title: 'Sale' });
});

it.each([
  ['without a brand', 11, undefined],
  ['of an unknown brand', 11, 'nobody'],
  ['of an unknown id', 99, '99'],
  ['that the brand does not have', 99, 'lumera'],
])('finds none %s', async (_, id, brandKey) => {
  expect(await findOffer(openListingHost().source, { kind: 'coupon', id, brandKey })).toBeNull();
});

it('asks for nothing else where there is a call for one offer', async () => {
  const { source, calls } = openListingHost({
    'coupons/11': { data: { ...LISTED_COUPON, brand: { id: 7, name: 'Lumera' } } },
  });
  expect(await findOffer(source, { kind: 'coupon', id: 11, brandKey: 'lumera' })).toMatchObject({ id: 11 });
  expect(calls).toHaveLength(1);
});
