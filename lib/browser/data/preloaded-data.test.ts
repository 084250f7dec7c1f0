import { BRANDS, CATEGORY } from '@/lib/catalogue/wire/testing/items';
import { toApiBrand } from '@/lib/catalogue/wire/brand';
import { getPreloadedCategories, getPreloadedList } from './preloaded-data';
import { PRELOADED_ELEMENT_ID } from './preloaded-element';

const BRAND_LIST = { brand_list: BRANDS.map(toApiBrand), total: 41, page: 2, page_size: 20 };
const BRANDS_BLOCK = { pageType: 'brands', page: 2, totalPages: 3, staticData: BRAND_LIST };
const HOME_BLOCK = { pageType: 'home', page: 1, totalPages: 1, staticData: { categories: [CATEGORY] } };

function carry(block: unknown): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = PRELOADED_ELEMENT_ID;
  script.textContent = typeof block === 'string' ? block : JSON.stringify(block);
  document.body.replaceChildren(script);
}

it('returns the list that the page carries', () => {
  carry(BRANDS_BLOCK);
  expect(getPreloadedList('brands', 2)).toEqual(BRAND_LIST);
});

it.each([
  ['coupons', 'coupon_list', { id: 1, brand_id: 2, name: 'A fifth off' }],
  ['deals', 'deal_list', { id: 1, brand_id: 2, title: 'Linen sets' }],
] as const)('completes %s of which only the fields of the specification are known', (list, name, item) => {
  carry({ pageType: list, page: 1, totalPages: 1, staticData: { [name]: [item], total: 1 } });
  expect(getPreloadedList(list, 1)).toMatchObject({
    [name]: [{ ...item, brand: null, end_date: null, terms: null, regions: [] }],
  });
});

it('returns the categories of the home page', () => {
  carry(HOME_BLOCK);
  expect(getPreloadedCategories()).toMatchObject({ category_list: [CATEGORY], total: 1 });
});

it('leaves another page, and another list, to the API', () => {
  carry(BRANDS_BLOCK);
  expect(getPreloadedList('brands', 1)).toBeUndefined();
  expect(getPreloadedList('deals', 2)).toBeUndefined();
  expect(getPreloadedCategories()).toBeUndefined();
});

it.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['no page type', { ...BRANDS_BLOCK, pageType: undefined }],
  ['a page that is no number', { ...BRANDS_BLOCK, page: '2' }],
  ['no data', { ...BRANDS_BLOCK, staticData: null }],
  ['no list', { ...BRANDS_BLOCK, staticData: { brand_list: null, total: 1 } }],
  ['items of another shape', { ...BRANDS_BLOCK, staticData: { ...BRAND_LIST, brand_list: [{ id: 1 }] } }],
  ['items that are texts', { ...BRANDS_BLOCK, staticData: { ...BRAND_LIST, brand_list: ['Lumera'] } }],
])('passes over a block with %s', (_, block) => {
  carry(block);
  expect(getPreloadedList('brands', 2)).toBeUndefined();
});

it('finds nothing where a page carries nothing', () => {
  document.body.replaceChildren();
  expect(getPreloadedList('brands', 2)).toBeUndefined();
  expect(getPreloadedCategories()).toBeUndefined();
});
