import { countEdits, formatNearest, pickNearest } from './edit-distance';

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

const FIELDS = ['title', 'description', 'slug', 'brand', 'coupons', 'deals'];

describe('pickNearest', () => {
  it.each([
    ['title', 'title'],
    ['titel', 'title'],
    ['tite', 'title'],
    ['descripton', 'description'],
    ['dscrption', 'description'],
    ['brnad', 'brand'],
    ['coupon', 'coupons'],
    ['daels', 'deals'],
    ['x', null],
    ['colour', null],
    ['', null],
  ])('%j means %j', (word, name) => {
    expect(pickNearest(word, FIELDS)).toBe(name);
  });

  it('takes the nearest, and the first of several that are as near', () => {
    expect(pickNearest('travl', ['trial', 'travels', 'travel'])).toBe('travel');
    expect(pickNearest('cat', ['bat', 'rat'])).toBe('bat');
  });
});

describe('formatNearest', () => {
  it.each([
    ['titel', ' Did you mean "title"?'],
    ['colour', ''],
  ])('says of %j: %j', (word, text) => {
    expect(formatNearest(word, FIELDS)).toBe(text);
  });
});
