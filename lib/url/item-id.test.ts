import { isItemId, parseItemId } from './item-id';

it.each([
  ['7', 7],
  ['9007199254740991', 9007199254740991],
  ['1-0', '1-0'],
  ['007', '007'],
  ['12345678901234567890', '12345678901234567890'],
  ['018f2d3c-7b1e-7c44-9c6e-0242ac120002', '018f2d3c-7b1e-7c44-9c6e-0242ac120002'],
  ['shop:12.a_b~c=', 'shop:12.a_b~c='],
])('reads %p', (text, id) => {
  expect(parseItemId(text)).toBe(id);
  expect(isItemId(id)).toBe(true);
  expect(parseItemId(String(id))).toBe(id);
});

it.each(['', ' ', '0', '00', '-1', '..', '.', '_all', 'a/b', 'a b', '50%', '?', '#', 'é', 'x'.repeat(101)])(
  'takes %p for no id',
  (text) => {
    expect(parseItemId(text)).toBeNull();
    expect(isItemId(text)).toBe(false);
  },
);

it.each([0, -1, 1.5, NaN, 2 ** 53, '7', null, {}, true])('takes %p for no id as it stands', (value) => {
  expect(isItemId(value)).toBe(false);
});
