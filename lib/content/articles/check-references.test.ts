import type { Brand, SearchResult } from '@/lib/catalogue/types';
import type { OfferKey } from '@/lib/catalogue';
import { checkNames, checkOffers, checkPicture, type NameLookups } from './check-references';
import { buildArticleFile } from './testing/build-article-file';

const LUMERA: Brand = {
  ...{ id: 1, name: 'Lumera', uniqueName: 'lumera', logo: null, description: '' },
  ...{ totalCoupons: 0, totalDeals: 0, trackingUrl: null, originUrl: null, siteUrl: null },
};

function foundBrands(query: string): SearchResult {
  const none = { total: 0, items: [] };
  const items = query.startsWith('lum') ? [LUMERA] : [];
  const brands = { total: items.length, items };
  return { query, type: 'brands', total: 0, page: 1, pageSize: 20, brands, coupons: none, deals: none };
}

const LOOKUPS: NameLookups = {
  categorySlugs: ['travel', 'home-garden'],
  getBrandByUniqueName: async (name) => (['lumera', '1'].includes(name) ? LUMERA : null),
  search: async ({ query }) => foundBrands(query),
};

describe('checkNames', () => {
  it.each([
    ['category: travel', []],
    ['category: travl', ['4:11 There is no category "travl". Did you mean "travel"?']],
    [
      'category: zzz',
      ['4:11 There is no category "zzz". Take the last part of its address, as in /categories/travel.'],
    ],
    ['brand: lumera', []],
    ['brand: lumerra', ['4:8 There is no brand "lumerra". Did you mean "lumera"?']],
    ['brand: zzz', ['4:8 There is no brand "zzz". Take the last part of its address, as in /brands/lumera.']],
    // A host may find a brand by its id too; an article names it by its name.
    ['brand: "1"', ['4:8 There is no brand "1". Take the last part of its address, as in /brands/lumera.']],
    ['featured: true', []],
  ])('of %s says %j', async (line, expected) => {
    const problems = await checkNames(await buildArticleFile(line), LOOKUPS);
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(expected);
  });
});

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

describe('checkPicture', () => {
  it.each([
    ['/art/x.svg', null],
    ['https://cdn.example/x.jpg', null],
    [
      'https://other.example/x.jpg',
      'featured_image will not be shown: add other.example to IMAGE_HOSTS, over https.',
    ],
    [
      'http://cdn.example/x.jpg',
      'featured_image will not be shown: add cdn.example to IMAGE_HOSTS, over https.',
    ],
    ['/.//other.example/x.jpg', 'featured_image will not be shown: give a path such as /sun.jpg'],
  ])('warns of %s: %j', async (address, message) => {
    const problems = checkPicture(await buildArticleFile(`featured_image: ${address}`), ['cdn.example']);
    const expected = {
      line: 4,
      column: 17,
      isWarning: true,
      message: expect.stringContaining(message ?? ''),
    };
    expect(problems).toEqual(message === null ? [] : [expected]);
  });

  it('says nothing where there is no picture', async () => {
    expect(checkPicture(await buildArticleFile(), [])).toEqual([]);
  });
});
