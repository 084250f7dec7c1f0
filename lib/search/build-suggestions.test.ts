/** @jest-environment node */
import { toApiBrand } from '@/lib/catalogue/wire/brand';
import { toApiCategory } from '@/lib/catalogue/wire/category';
import { toApiSearchResult } from '@/lib/catalogue/wire/search-result';
import { buildBrand, buildCategory, buildCoupon, buildDeal } from '@/lib/testing/build-offer';
import { buildSuggestions } from './build-suggestions';

const NOW = new Date('2026-11-20T12:00:00Z');
const NOTHING = { query: '', type: 'all', total: 0, page: 1, pageSize: 4 } as const;

type Found = {
  brands?: ReturnType<typeof buildBrand>[];
  coupons?: ReturnType<typeof buildCoupon>[];
  deals?: ReturnType<typeof buildDeal>[];
  categories?: ReturnType<typeof buildCategory>[];
};

const NAMES = { travel: 'Travel' };
const ENGLISH = { english: NAMES, own: NAMES };
const SPANISH = { english: NAMES, own: { travel: 'Viajes' } };

function suggest(
  text: string,
  { brands = [], coupons = [], deals = [], categories = [] }: Found,
  dictionary = ENGLISH,
) {
  const result = toApiSearchResult({
    ...NOTHING,
    brands: { total: brands.length, items: brands },
    coupons: { total: coupons.length, items: coupons },
    deals: { total: deals.length, items: deals },
  });
  return buildSuggestions('en', { text, result, categories: categories.map(toApiCategory), dictionary }, NOW);
}

test('groups lead to brands, categories and offers', () => {
  const groups = suggest('tra', {
    brands: [buildBrand({ logo: '/logo.svg' })],
    categories: [buildCategory()],
    coupons: [buildCoupon({ id: 5 })],
    deals: [buildDeal({ id: 6 })],
  });
  expect(groups.map(({ kind, items }) => [kind, items.map(({ title, href }) => [title, href])])).toEqual([
    ['brands', [['Lumera', '/brands/lumera']]],
    ['categories', [['Travel', '/categories/travel']]],
    [
      'offers',
      [
        ['A fifth off all lamps', '/brands/lumera?coupon=5'],
        ['Linen sets', '/brands/lumera?deal=6'],
      ],
    ],
  ]);
  expect(groups[0]?.items[0]?.tile).toEqual({ name: 'Lumera', logo: '/logo.svg' });
  expect(groups[1]?.items[0]?.tile?.logo).toMatch(/^\/icons\/.+\.svg$/);
  expect(groups[2]?.items[0]?.note).toBe('Lumera');
});

test.each(['viaj', 'trav'])('a category is found by its name in either language: %s', (text) => {
  const groups = suggest(text, { categories: [buildCategory()] }, SPANISH);
  expect(groups[0]?.items).toMatchObject([
    { title: 'Viajes', tile: { name: 'Viajes', logo: '/icons/airplane.svg' } },
  ]);
});

test('groups with nothing in them are left out', () => {
  expect(suggest('zz', { categories: [buildCategory()] })).toEqual([]);
});

test.each([
  ['tra', true],
  ['TRAVEL', true],
  ['vel', false],
  ['home gard', true],
  ['gard home', true],
  ['home lamps', false],
  ['cafe', true],
  ['&', false],
])('the text %j finds a category: %j', (text, isFound) => {
  const names = ['Travel', 'Home & Garden', 'Cafés'];
  const categories = names.map((name, index) => buildCategory({ id: index + 1, name }));
  expect(suggest(text, { categories }).length > 0).toBe(isFound);
});

test('at most four brands, three categories and four offers, coupons and deals by turns', () => {
  const ids = [1, 2, 3, 4, 5, 6];
  const groups = suggest('tr', {
    brands: ids.map((id) => buildBrand({ id })),
    categories: ids.map((id) => buildCategory({ id, name: `Travel ${id}` })),
    coupons: ids.map((id) => buildCoupon({ id })),
    deals: ids.map((id) => buildDeal({ id })),
  });
  expect(groups.map(({ items }) => items.map(({ key }) => key))).toEqual([
    ['brand-1', 'brand-2', 'brand-3', 'brand-4'],
    ['category-1', 'category-2', 'category-3'],
    ['coupon-1', 'deal-1', 'coupon-2', 'deal-2'],
  ]);
});

test('where there are only deals, they take the places of coupons', () => {
  const [offers] = suggest('li', { deals: [1, 2, 3].map((id) => buildDeal({ id })) });
  expect(offers?.items.map(({ key }) => key)).toEqual(['deal-1', 'deal-2', 'deal-3']);
});

test('offers that are over are not suggested', () => {
  const [offers] = suggest('li', {
    coupons: [buildCoupon({ id: 1, endDate: '2026-11-19' }), buildCoupon({ id: 2, endDate: '2026-11-20' })],
  });
  expect(offers?.items.map(({ key }) => key)).toEqual(['coupon-2']);
});

test('an offer without its brand is found by the id of the brand', () => {
  const [offers] = suggest('li', { deals: [buildDeal({ id: 3, brandId: 9, brand: null })] });
  expect(offers?.items).toEqual([
    {
      key: 'deal-3',
      title: 'Linen sets',
      note: null,
      href: '/brands/9?deal=3',
      tile: { name: 'Linen sets', logo: null },
    },
  ]);
});

test('every key is another, also where ids repeat between kinds', () => {
  const groups = suggest('tr', {
    brands: [buildBrand({ id: 1 })],
    categories: [buildCategory({ id: 1 })],
    coupons: [buildCoupon({ id: 1 })],
    deals: [buildDeal({ id: 1 })],
  });
  const keys = groups.flatMap(({ items }) => items.map(({ key }) => key));
  expect(new Set(keys).size).toBe(4);
});

test('addresses carry the language', () => {
  const result = toApiSearchResult({
    ...NOTHING,
    brands: { total: 1, items: [buildBrand()] },
    coupons: { total: 0, items: [] },
    deals: { total: 0, items: [] },
  });
  const [brands] = buildSuggestions('fr', { text: 'lu', result, categories: [], dictionary: ENGLISH }, NOW);
  expect(brands?.items[0]?.href).toBe('/fr/brands/lumera');
  expect(result.brands.brand_list).toEqual([toApiBrand(buildBrand())]);
});
