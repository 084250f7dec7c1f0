import { formatNearest, pickNearest } from './pick-nearest';

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
