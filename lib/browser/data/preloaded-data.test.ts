import { BRANDS, CATEGORY } from '@/lib/catalogue/wire/testing/items';
import { toApiBrand } from '@/lib/catalogue/wire/brand';
import { buildCategoriesKey, buildListKey } from './keys';
import { getPreloaded, PRELOADED_ELEMENT_ID } from './preloaded-data';

const BRAND_LIST = { brand_list: BRANDS.map(toApiBrand), total: 41, page: 2, page_size: 20 };
const BRANDS_BLOCK = { pageType: 'brands', page: 2, totalPages: 3, staticData: BRAND_LIST };
const HOME_BLOCK = { pageType: 'home', page: 1, totalPages: 1, staticData: { categories: [CATEGORY] } };
const BRANDS_KEY = buildListKey('brands', { page: 2, pageSize: 20 });

function carry(block: unknown): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = PRELOADED_ELEMENT_ID;
  script.textContent = typeof block === 'string' ? block : JSON.stringify(block);
  document.body.replaceChildren(script);
}

it('returns the list that the page carries', () => {
  carry(BRANDS_BLOCK);
  expect(getPreloaded(BRANDS_KEY)).toEqual(BRAND_LIST);
});

it('returns the categories of the home page', () => {
  carry(HOME_BLOCK);
  expect(getPreloaded(buildCategoriesKey())).toMatchObject({ category_list: [CATEGORY], total: 1 });
});

it.each([
  ['another page', BRANDS_BLOCK, buildListKey('brands', { page: 1, pageSize: 20 })],
  ['another list', BRANDS_BLOCK, buildListKey('deals', { page: 2, pageSize: 20 })],
  ['a list of one category', BRANDS_BLOCK, buildListKey('brands', { page: 2, pageSize: 20, categoryId: 1 })],
  ['a list where the home page carries others', HOME_BLOCK, BRANDS_KEY],
  ['nothing', BRANDS_BLOCK, null],
])('leaves %s to the API', (_, block, key) => {
  carry(block);
  expect(getPreloaded(key)).toBeUndefined();
});

it.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['no page type', { ...BRANDS_BLOCK, pageType: undefined }],
  ['an unknown page type', { ...BRANDS_BLOCK, pageType: 'constructor' }],
  ['a page that is no number', { ...BRANDS_BLOCK, page: '2' }],
  ['no data', { ...BRANDS_BLOCK, staticData: null }],
  ['no total', { ...BRANDS_BLOCK, staticData: { brand_list: [] } }],
  ['items of another shape', { ...BRANDS_BLOCK, staticData: { ...BRAND_LIST, brand_list: [{ id: 1 }] } }],
])('passes over a block with %s', (_, block) => {
  carry(block);
  expect(getPreloaded(BRANDS_KEY)).toBeUndefined();
});

it('finds nothing where a page carries nothing', () => {
  document.body.replaceChildren();
  expect(getPreloaded(BRANDS_KEY)).toBeUndefined();
});
