/** @jest-environment node */
import { toCodeKey } from './code-key';

it.each([
  ['coupon', ' Save10\n', 'save10'],
  ['coupon', 'NOËL', 'noël'],
  ['coupon', ' ', null],
  ['coupon', null, null],
  ['deal', 'SAVE10', null],
] as const)('compares the code of a %s, %j, as %j', (kind, code, expected) => {
  expect(toCodeKey({ kind, code })).toBe(expected);
});
