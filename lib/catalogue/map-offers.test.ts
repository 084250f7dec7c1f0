import { createFakeSource } from '@/lib/api/testing/fake-source';
import { parseSettings } from '@/lib/config/settings';
import { buildCoupon } from '@/lib/testing/build-offer';
import { addSubId, withSubIds } from './map-offers';

it.each([
  ['https://go.example/1', 'https://go.example/1?u1=7'],
  ['https://go.example/1?a=b%20c', 'https://go.example/1?a=b%20c&u1=7'],
  ['https://go.example/1?', 'https://go.example/1?u1=7'],
  ['https://go.example/1?a=1#top', 'https://go.example/1?a=1&u1=7#top'],
  ['https://go.example/1?u1=mine', 'https://go.example/1?u1=mine'],
  ['https://go.example/1?U1=', 'https://go.example/1?U1='],
  ['https://go.example/1?murl=https%3A%2F%2Fshop.example%2F%3Fu1%3Dx', null],
  [
    'https://www.anrdoezrs.net/links/1/type/dlg/https://shop.example/a',
    'https://www.anrdoezrs.net/links/1/type/dlg/https://shop.example/a',
  ],
  ['no address', 'no address'],
])('adds the parameter to %s', (link, expected) => {
  expect(addSubId(link, 'u1', '7')).toBe(expected ?? `${link}&u1=7`);
});

it.each([
  ['awin', {}, 'https://t.example/?m=1&clickref=5'],
  ['impact', {}, 'https://t.example/?m=1&subId1=5'],
  ['awin', { SUB_IDS: 'awin=off' }, 'https://t.example/?m=1'],
  ['mine', {}, 'https://t.example/?m=1'],
  ['mine', { SUB_IDS: ' mine=sub=site-{id}, awin=off' }, 'https://t.example/?m=1&sub=site-5'],
  [null, {}, 'https://t.example/?m=1'],
])('of offers from %s with %j', async (source, env, expected) => {
  const origin = source === null ? undefined : { source, externalId: 'x' };
  const coupon = buildCoupon({ id: 5, origin, trackingUrl: 'https://t.example/?m=1' });
  const { subIds } = parseSettings(env);
  const catalogue = withSubIds({ ...createFakeSource(), getCoupon: async () => coupon }, subIds);
  expect((await catalogue.getCoupon(5))?.trackingUrl).toBe(expected);
});

it.each(['awin', 'awin=clickref', 'awin=clickref=5', 'a b=sub={id}', 'x=s&t={id}'])(
  'refuses the setting %s',
  (text) => {
    expect(() => parseSettings({ SUB_IDS: text })).toThrow(`SUB_IDS is "${text}", but takes sources`);
  },
);
