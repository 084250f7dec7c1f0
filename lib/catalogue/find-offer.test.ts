/** @jest-environment node */
import { findOffer } from './find-offer';
import { createHttpCatalogue } from './http';
import { createFakeFetch } from './http/testing/create-fake-fetch';

const BRAND = { id: 7, name: 'Lumera', unique_name: 'lumera' };
const COUPON = { id: 11, brand_id: 7, name: 'Ten off', code: 'TEN' };
const DEAL = { id: 12, brand_id: 7, title: 'Sale' };
/** What a host of spec §7 alone answers: it has no call for one offer. */
const LISTS = {
  'brands/7': { data: BRAND },
  'brands/name/lumera': { data: BRAND },
  coupons: { data: { coupon_list: [COUPON], total: 1 } },
  deals: { data: { deal_list: [DEAL], total: 1 } },
};

function openSource(answers: Record<string, unknown> = {}) {
  const { fetch, calls } = createFakeFetch({ ...LISTS, ...answers });
  const source = createHttpCatalogue({ baseUrl: 'https://api.example', fetch, report: () => {} });
  return { source, calls };
}

it.each(['lumera', '7'])('finds an offer among those of its brand %s', async (brandKey) => {
  const { source } = openSource();
  expect(await findOffer(source, { kind: 'coupon', id: 11, brandKey })).toMatchObject({ code: 'TEN' });
  expect(await findOffer(source, { kind: 'deal', id: 12, brandKey })).toMatchObject({ title: 'Sale' });
});

it.each([
  ['without a brand', 11, undefined],
  ['of an unknown brand', 11, 'nobody'],
  ['of an unknown id', 99, '99'],
  ['that the brand does not have', 99, 'lumera'],
])('finds none %s', async (_, id, brandKey) => {
  expect(await findOffer(openSource().source, { kind: 'coupon', id, brandKey })).toBeNull();
});

it('asks for nothing else where there is a call for one offer', async () => {
  const { source, calls } = openSource({ 'coupons/11': { data: COUPON } });
  expect(await findOffer(source, { kind: 'coupon', id: 11, brandKey: 'lumera' })).toMatchObject({ id: 11 });
  expect(calls).toHaveLength(1);
});
