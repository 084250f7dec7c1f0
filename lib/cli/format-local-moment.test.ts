/** @jest-environment node */
import { formatLocalMoment } from './format-local-moment';

afterEach(() => jest.restoreAllMocks());

it.each([
  [0, '2026-11-21T12:00+00:00'],
  [-60, '2026-11-21T13:00+01:00'],
  [-345, '2026-11-21T17:45+05:45'],
  [210, '2026-11-21T08:30-03:30'],
  [720, '2026-11-21T00:00-12:00'],
])('where the clock is %d minutes behind UTC', (offset, expected) => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  const text = formatLocalMoment(new Date('2026-11-21T12:00:59Z'));
  expect(text).toBe(expected);
  expect(Date.parse(text)).toBe(Date.parse('2026-11-21T12:00:00Z'));
});
