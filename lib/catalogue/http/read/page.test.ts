/** @jest-environment node */
import { hostCategory } from './category';
import { readPage } from './page';

const TRAVEL = { id: 1, name: 'Travel', slug: 'travel', icon: 'airplane' };
const FASHION = { id: 2, name: 'Fashion', slug: 'fashion', icon: '' };
const ASKED = { page: 2, pageSize: 20 };

const read = (body: unknown) => readPage(body, 'category_list', hostCategory, ASKED);

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
])('reads a list %s', (_, body) => {
  expect(read(body)).toEqual(PAGE);
});

it.each([
  ['named and null', { data: { category_list: null, total: 0 } }],
  ['bare and null', { data: null, total: 0 }],
  ['null without a total', { data: { category_list: null } }],
  ['empty without a total', { data: [] }],
])('reads a list %s as empty', (_, body) => {
  expect(read(body)).toEqual({ items: [], total: 0, page: 2, pageSize: 20 });
});

it('believes the host about how many items its pages hold, but not about which page was asked for', () => {
  const body = { data: { category_list: [TRAVEL], total: 51, page: 6, page_size: 10 } };
  expect(read(body)).toMatchObject({ page: 2, pageSize: 10, total: 51 });
});

it('takes pages before the last for full where only their number is told', () => {
  expect(read({ data: LIST, total_pages: 3 })).toMatchObject({ total: 60 });
});

it('leaves out what cannot be read', () => {
  const list = [TRAVEL, null, 'x', { id: 3 }, { ...FASHION, id: 'two' }, { ...FASHION, slug: ' ' }];
  expect(read({ data: { category_list: list, total: 22 } }).items).toEqual([TRAVEL]);
});

it.each([
  ['something else', { message: 'Down for maintenance' }],
  ['another list', { data: { brand_list: [], total: 0 } }],
  ['an object for a list', { data: { category_list: { 0: TRAVEL } } }],
  ['text', 'ok'],
  ['null', null],
  ['a list alone', [TRAVEL]],
])('throws on %s', (_, body) => {
  expect(() => read(body)).toThrow();
});
