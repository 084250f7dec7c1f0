import { apiCategory } from '../wire/category';
import { readPage } from './read-page';

const TRAVEL = { id: 1, name: 'Travel', slug: 'travel', icon: 'airplane' };
const FASHION = { id: 2, name: 'Fashion', slug: 'fashion', icon: '' };
const ASKED = { page: 2, pageSize: 20 };

const readWhole = (body: unknown, asked = ASKED) => readPage(body, 'category_list', apiCategory, asked);
const read = (body: unknown, asked = ASKED) => readWhole(body, asked).value;

const LIST = [TRAVEL, { ...FASHION, icon: null, colour: 'red' }];
const PAGE = { items: [TRAVEL, FASHION], total: 22, page: 2, pageSize: 20 };

it.each([
  ['named in an envelope', { data: { category_list: LIST, total: 22, page: 2, page_size: 20 } }],
  ['bare beside its total', { data: LIST, total_pages: 2, total: 22 }],
  ['bare in an envelope', { data: { data: LIST, total: 22 } }],
  ['named without an envelope', { category_list: LIST, total: 22 }],
  ['with numbers as text', { data: { category_list: LIST, total: '22', page_size: '20' } }],
  ['without a total, the last of its pages', { data: LIST, total_pages: 2 }],
  ['without any total', { data: LIST }],
  ['with a total that is none', { data: LIST, total: -1 }],
  ['with a total of nothing', { data: LIST, total: 0 }],
  ['with a total of less than it shows', { data: LIST, total: 1 }],
  ['with no pages in spite of itself', { data: LIST, total_pages: 0 }],
])('reads a list %s', (_, body) => {
  expect(read(body)).toEqual(PAGE);
});

it.each([
  ['named and null', { data: { category_list: null, total: 0 } }],
  ['bare and null', { data: null, total: 0 }],
  ['null without a total', { data: { category_list: null, page: 2, page_size: 20 } }],
  ['null with a page for nothing', { data: { category_list: null, total: 0, total_pages: 2 } }],
  ['null without pages', { data: { category_list: null, total_pages: 0 } }],
  ['empty without a total', { data: [] }],
])('reads a list %s as empty', (_, body) => {
  expect(read(body)).toEqual({ items: [], total: 0, page: 2, pageSize: 20 });
});

it('reads a list that is null past its end, with its total', () => {
  expect(read({ data: { category_list: null, total: 20 } })).toMatchObject({ items: [], total: 20 });
});

it('believes the host about how many items its pages hold, but not about which page was asked for', () => {
  const body = { data: { category_list: [TRAVEL], total: 51, page: 6, page_size: 10 } };
  expect(read(body)).toMatchObject({ page: 2, pageSize: 10, total: 51 });
});

it('believes a total of less than the pages before: some hosts return their last page past the end', () => {
  expect(read({ data: LIST, total: 2 }, { page: 99, pageSize: 20 })).toMatchObject({ total: 2 });
});

it('takes pages before the last for full where only their number is sent', () => {
  expect(read({ data: LIST, total_pages: 3 })).toMatchObject({ total: 60 });
});

it('leaves out what cannot be read', () => {
  const list = [TRAVEL, null, 'x', { id: 3 }, { ...FASHION, id: '2/0' }, { ...FASHION, slug: ' ' }];
  expect(read({ data: { category_list: list, total: 22 } }).items).toEqual([TRAVEL]);
});

it.each([
  ['something else', { message: 'Down for maintenance' }],
  ['another list', { data: { brand_list: [], total: 0 } }],
  ['an object for a list', { data: { category_list: { 0: TRAVEL } } }],
  ['null for data', { data: null }],
  ['null for a list, and no page', { data: { category_list: null } }],
  ['null for a list that has a total', { data: { category_list: null, total: 22 } }],
  ['null for a list that has pages', { data: null, total_pages: 2 }],
  ['text', 'ok'],
  ['null', null],
  ['a list alone', [TRAVEL]],
])('throws on %s', (_, body) => {
  expect(() => read(body)).toThrow();
});

const MANY = Array.from({ length: 10_000 }, (_, index) => ({ ...TRAVEL, id: index + 1 }));

it.each([
  ['nothing else', {}, 20],
  ['a size of their own', { page_size: 50 }, 50],
  ['a size that no page has', { page_size: 100_000_000 }, 20],
])('cuts 10,000 items to a page where the host says %s', (_, sent, length) => {
  const page = read({ data: { category_list: MANY, total: 10_000, ...sent } });
  expect(page.items).toHaveLength(length);
  expect(page).toMatchObject({ total: 10_000, pageSize: length });
});

it.each([
  { total: 9007199254740991 },
  { total: '10000001' },
  { total_pages: 9007199254740991 },
  { total_pages: 1_000_000 },
])('takes the total for unknown where a host sends %j', (sent) => {
  expect(read({ data: LIST, ...sent })).toEqual(PAGE);
});

const isSuspect = (list: unknown, sent: object, page: number) =>
  readWhole({ data: { category_list: list, ...sent } }, { page, pageSize: 20 }).isSuspect;

it.each([
  ['of which nothing can be read', ['x', null, 5, [], {}], { total: 51 }, 1],
  ['of which less than half can be read', [TRAVEL, {}, {}], { total: 3 }, 1],
  ['that is empty in spite of its total', [], { total: 51 }, 1],
  ['that is empty before its end', [], { total: 51 }, 3],
  ['that is empty in spite of its pages', [], { total_pages: 2 }, 1],
])('takes a list %s for suspect', (_, list, sent, page) => {
  expect(isSuspect(list, sent, page)).toBe(true);
});

it.each([
  ['of which half can be read', [TRAVEL, {}], { total: 2 }, 1],
  ['that is empty', [], { total: 0 }, 1],
  ['that is null', null, { total: 0 }, 1],
  ['that is empty past its end', [], { total: 40 }, 3],
])('trusts a list %s', (_, list, sent, page) => {
  expect(isSuspect(list, sent, page)).toBe(false);
});
