import { shorten, shortenSkipped } from './import-report';

it.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc…'],
  ['🫖🫖🫖', 3, '🫖🫖🫖'],
  ['🫖🫖🫖🫖', 3, '🫖🫖🫖…'],
  ['a🫖'.repeat(500), 2, 'a🫖…'],
])('shorten cuts %j to %i characters', (text, maxLength, expected) => {
  expect(shorten(text, maxLength)).toBe(expected);
  expect(shorten(expected, maxLength)).toBe(expected);
});

it('shortenSkipped bounds what a refused row quotes', () => {
  const long = 'x'.repeat(100_000);
  expect(shortenSkipped({ row: 7, externalId: long, reason: long })).toEqual({
    row: 7,
    externalId: `${'x'.repeat(200)}…`,
    reason: `${'x'.repeat(1_000)}…`,
  });
  const short = { row: 8, externalId: null, reason: 'is odd' };
  expect(shortenSkipped(short)).toEqual(short);
});
