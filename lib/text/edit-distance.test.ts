import { countEdits } from './edit-distance';

it.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['brand', 'brand', 0],
  ['titel', 'title', 1],
  ['brnad', 'brand', 1],
  ['coupon', 'coupons', 1],
  ['coupons', 'coupon', 1],
  ['kitten', 'sitting', 3],
  ['été', 'ete', 2],
  ['a😀', 'a', 1],
])('from %j to %j', (from, to, edits) => {
  expect(countEdits(from, to)).toBe(edits);
  expect(countEdits(to, from)).toBe(edits);
});
