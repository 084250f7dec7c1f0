import { optionalDate, count, flag, id, optionalListOf } from './fields';

it.each([
  [7, 7],
  ['7', 7],
  ['1-0', '1-0'],
  ['018f2d3c-7b1e', '018f2d3c-7b1e'],
  ['007', '007'],
  [0, null],
  ['0', null],
  [-1, null],
  [1.5, null],
  ['1/0', null],
  ['é', null],
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
  [10_000_000, 10_000_000],
  [10_000_001, null],
  [2 ** 53 - 1, null],
])('reads the count %j as %j', (value, expected) => {
  expect(count.safeParse(value).data ?? null).toBe(expected);
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
    ['7', 8, null, '', {}],
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

it('reads no more of a list than a page may hold, or as many as it is asked to', () => {
  const list = Array.from({ length: 10_000 }, (_, index) => index + 1);
  expect(optionalListOf(id).parse(list)).toHaveLength(100);
  expect(optionalListOf(id, 3).parse(list)).toEqual([1, 2, 3]);
});
