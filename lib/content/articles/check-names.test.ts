/** @jest-environment node */
import type { Brand, SearchResult } from '@/lib/catalogue/types';
import { checkNames, type NameLookups } from './check-names';
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
