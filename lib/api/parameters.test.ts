import { z } from 'zod';
import { ApiError } from './responses';
import * as parameters from './parameters';
import { validate } from './endpoint';

const SCHEMA = z.object({
  ...parameters.PAGING,
  featured: parameters.FEATURED,
  category_id: parameters.CATEGORY_ID,
  search: parameters.SEARCH,
  query: parameters.QUERY,
  type: parameters.TYPE,
  published: parameters.PUBLISHED,
  has_code: parameters.HAS_CODE,
  ending_soon: parameters.ENDING_SOON,
  offer_sort: parameters.OFFER_SORT,
  brand_sort: parameters.BRAND_SORT,
  letter: parameters.LETTER,
  sort: parameters.SORT,
});

function catchError(values: Record<string, string>): unknown {
  try {
    return validate(SCHEMA, values);
  } catch (error) {
    return error;
  }
}

it('has a default for everything', () => {
  expect(validate(SCHEMA, {})).toEqual({ page: 1, page_size: 20, query: '', type: 'all' });
});

it.each([
  ['page', '1', 1],
  ['page', '2147483647', 2_147_483_647],
  ['page_size', '100', 100],
  ['category_id', '9007199254740991', Number.MAX_SAFE_INTEGER],
  ['category_id', '9007199254740992', '9007199254740992'],
  ['category_id', '1-0', '1-0'],
  ['featured', 'true', true],
  ['featured', '1', true],
  ['featured', 'false', false],
  ['featured', '0', false],
  ['search', '  café  au lait ', 'café  au lait'],
  ['search', '😀'.repeat(200), '😀'.repeat(200)],
  ['search', `"' OR 1=1 --`, `"' OR 1=1 --`],
  ['query', 'a\u0000b', 'a\u0000b'],
  ['type', 'deals', 'deals'],
  ['published', 'true', true],
  ['sort', 'created_at', 'created_at'],
  ['has_code', 'true', true],
  ['has_code', '0', false],
  ['ending_soon', '1', true],
  ['offer_sort', 'newest', 'newest'],
  ['offer_sort', 'ending', 'ending'],
  ['offer_sort', 'name', 'name'],
  ['brand_sort', 'name', 'name'],
  ['letter', 'a', 'a'],
  ['letter', 'z', 'z'],
  ['letter', '0', '0'],
])('takes %s=%s', (name, text, value) => {
  expect(validate(SCHEMA, { [name]: text })).toHaveProperty(name, value);
});

const PAGE_TAKES = 'a whole number from 1 to 2147483647';
const SIZE_TAKES = 'a whole number from 1 to 100';
const ID_TAKES = 'an id: a whole number from 1, or a text of letters, digits and -._~:=';

it.each([
  ...[
    '0',
    '-1',
    '01',
    '+1',
    '1.0',
    '1.5',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    'abc',
    '１',
    '😀',
    '1\u0000',
    ' 1',
  ].map((text) => ['page', text, PAGE_TAKES]),
  ['page', '2147483648', PAGE_TAKES],
  ['page', '9'.repeat(400), PAGE_TAKES],
  ['page_size', '101', SIZE_TAKES],
  ['page_size', '10000', SIZE_TAKES],
  ['category_id', 'a/b', ID_TAKES],
  ['category_id', 'x'.repeat(101), ID_TAKES],
  ['featured', 'TRUE', 'true, false, 1 or 0'],
  ['featured', 'yes', 'true, false, 1 or 0'],
  ['search', 'x'.repeat(201), 'a text of at most 200 characters'],
  ['type', 'articles', 'one of all, brands, coupons, deals'],
  ['type', '__proto__', 'one of all, brands, coupons, deals'],
  ['published', 'false', 'true or 1: drafts are not public'],
  ['sort', 'title', 'created_at'],
  ...['yes', 'TRUE', '2', 'null', 'true\n'].map((text) => ['has_code', text, 'true, false, 1 or 0']),
  ['ending_soon', 'soon', 'true, false, 1 or 0'],
  ...['az', 'Newest', 'newest,name', 'price', 'constructor', 'name; DROP TABLE offers'].map((text) => [
    'offer_sort',
    text,
    'one of newest, ending, name',
  ]),
  ['brand_sort', 'newest', 'one of name'],
  ...['A', 'é', 'aa', '1', '00', '%', "'", 'a\n', '{', '😀', '_all'].map((text) => [
    'letter',
    text,
    'a letter from a to z, or 0 for any other beginning',
  ]),
])('refuses %s=%s and says what it takes', (name, text, takes) => {
  const error = catchError({ [name]: text });
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 'invalid_parameter', parameter: name });
  expect(String(error)).toContain(`${name} is ${JSON.stringify(text).slice(0, 60)}`);
  expect(String(error)).toContain(`but takes ${takes}.`);
});

it('cuts a long value in its message', () => {
  const error = catchError({ page: 'x'.repeat(100_000) });
  expect(String(error).length).toBeLessThan(200);
});
