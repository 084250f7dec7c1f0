/** @jest-environment node */
import { optionalDate } from './dates';
import { count, flag, id, optionalListOf, optionalText, requiredText, textOrEmpty } from './values';

it.each([
  [7, 7],
  ['7', 7],
  ['007', 7],
  [0, null],
  ['0', null],
  [-1, null],
  [1.5, null],
  ['1e3', null],
  ['', null],
  [2 ** 53, null],
  [true, null],
  [null, null],
  [undefined, null],
])('reads the id %j as %j', (value, expected) => {
  expect(id.safeParse(value).data ?? null).toBe(expected);
});

it.each([
  [0, 0],
  ['0', 0],
  ['51', 51],
  [-1, null],
  ['many', null],
])('reads the count %j as %j', (value, expected) => {
  expect(count.safeParse(value).data ?? null).toBe(expected);
});

it.each([
  ['SAVE 20', 'SAVE 20'],
  [12345, '12345'],
  ['', null],
  ['  ', null],
  [null, null],
  [undefined, null],
  [{}, null],
  [['a'], null],
  [true, null],
  ['a\uD800b', 'a\uFFFDb'],
  ['😀', '😀'],
])('reads the text %j as %j', (value, expected) => {
  expect(optionalText.parse(value)).toBe(expected);
  expect(textOrEmpty.parse(value).trim()).toBe(expected ?? '');
  expect(requiredText.safeParse(value).data ?? null).toBe(expected);
});

it.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['false', false],
  [null, false],
  [undefined, false],
  [2, false],
  [{}, false],
])('reads the flag %j as %j', (value, expected) => {
  expect(flag.parse(value)).toBe(expected);
});

it.each([
  ['2026-11-30', '2026-11-30'],
  [' 2026-11-30 ', '2026-11-30'],
  ['2026-11-30T18:00:00Z', '2026-11-30T18:00:00Z'],
  ['2026-11-30T18:00:00.5+01:00', '2026-11-30T18:00:00.5+01:00'],
  ['2026-11-30T18:00:00', '2026-11-30T18:00:00Z'],
  ['2026-11-30 18:00:00', '2026-11-30T18:00:00Z'],
  ['0001-01-01T00:00:00Z', null],
  ['1970-01-01', null],
  ['0000-00-00', null],
  ['2026-02-30', null],
  ['soon', null],
  ['', null],
  [1767225600, null],
  [null, null],
  [undefined, null],
])('reads the date %j as %j', (value, expected) => {
  expect(optionalDate.parse(value)).toBe(expected);
});

it.each([
  [
    ['7', 8, null, 'x', {}],
    [7, 8],
  ],
  [[], []],
  [null, []],
  [undefined, []],
  ['7', []],
  [{ 0: 7 }, []],
])('reads of the list %j the items it can: %j', (value, expected) => {
  expect(optionalListOf(id).parse(value)).toEqual(expected);
});
