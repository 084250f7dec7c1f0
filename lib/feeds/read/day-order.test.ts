/** @jest-environment node */
import { fromDayFirst, fromMonthFirst } from './day-order';

describe('fromDayFirst', () => {
  it.each([
    ['31/12/2030', '2030-12-31'],
    ['1.2.2030', '2030-02-01'],
    ['31/12/2030 23:59', '2030-12-31T23:59:00'],
    ['31-12-2030 9:05:07', '2030-12-31T09:05:07'],
    [' 31/12/2030 ', '2030-12-31'],
    ['12/31/2030', '2030-31-12'],
    ['2030-12-31', '2030-12-31'],
    ['31/12/30', '31/12/30'],
    ['soon', 'soon'],
    ['', ''],
    [undefined, undefined],
  ])('turns %j into %j', (text, iso) => {
    expect(fromDayFirst(text)).toBe(iso);
  });
});

describe('fromMonthFirst', () => {
  it.each([
    ['12/31/2030', '2030-12-31'],
    ['12/31/2030 11:59 PM', '2030-12-31T23:59:00'],
    ['12/31/2030 12:00 am', '2030-12-31T00:00:00'],
    ['12/31/2030 12:30pm', '2030-12-31T12:30:00'],
    ['12/31/2030 23:59:58', '2030-12-31T23:59:58'],
  ])('turns %j into %j', (text, iso) => {
    expect(fromMonthFirst(text)).toBe(iso);
  });
});
