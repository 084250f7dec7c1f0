import { pickAmountSize, pickWordsSize, splitDiscount } from './split-discount';

test.each([
  ['20% off', '', '20%', 'off'],
  ['Up to 12.5% off', 'Up to', '12.5%', 'off'],
  ['$15', '', '$15', ''],
  ['Save £1,250 today', 'Save', '£1,250', 'today'],
  ['15 € Rabatt', '', '15\u00a0€', 'Rabatt'],
  ['10% off over $50', '', '10%', 'off over $50'],
  ['3 for £10', '3 for', '£10', ''],
  ['  5%   back ', '', '5%', 'back'],
  ['2 for 1', '2 for 1', '', ''],
  ['Free shipping', 'Free shipping', '', ''],
  ['12.345.678,90 €', '12.345.678,90 €', '', ''],
  ['', '', '', ''],
])('%j is %j, %j, %j', (discount, before, amount, after) => {
  expect(splitDiscount(discount)).toEqual({ before, amount, after });
});

test.each([
  ['20%', 'large'],
  ['12.5%', 'medium'],
  ['£1,250', 'small'],
])('the amount %j is %s', (amount, size) => {
  expect(pickAmountSize(amount)).toBe(size);
});

test.each([
  ['NEW', 'large'],
  ['2 for 1', 'large'],
  ['Free shipping', 'medium'],
  ['Buy one get one half price', 'small'],
  ['A complimentary subscription', 'tiny'],
])('the words %j are %s', (words, size) => {
  expect(pickWordsSize(words)).toBe(size);
});
