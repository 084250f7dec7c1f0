/** @jest-environment node */
import type { OfferKey } from '@/lib/catalogue/writer';
import { checkOffers } from './check-offers';
import { buildArticleFile } from './testing/build-article-file';

const KNOWN: OfferKey[] = [
  { id: 1, kind: 'coupon', source: 'a', externalId: '1' },
  { id: 2, kind: 'deal', source: 'a', externalId: '2' },
];

describe('checkOffers', () => {
  it.each([
    ['coupons: [1]', []],
    ['deals: [2]', []],
    ['coupons: [1, 9]', ['4:14 There is no coupon 9: take the number from its address, as in ?coupon=123.']],
    ['coupons: [2]', ['4:11 2 is no coupon but a deal: list it under deals.']],
    ['deals: [1, 8]', ['4:9 1 is no deal but a coupon: list it under coupons.', '4:12 There is no deal 8']],
  ])('of %s says %j', async (line, expected) => {
    const problems = checkOffers(await buildArticleFile(line), KNOWN);
    const lines = problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
    expect(lines).toEqual(expected.map((start) => expect.stringContaining(start)));
  });
});
