/** @jest-environment node */
import { RowError } from '../feed';
import { fromFmtcDate } from './fmtc-date';

describe('fromFmtcDate', () => {
  it.each([
    ['2030-03-01T00:00:00-08:00', '2030-03-01T00:00:00-08:00'],
    ['2030-03-01 00:00 PST', '2030-03-01T00:00:00-08:00'],
    ['2030-07-01 23:59:30 pdt', '2030-07-01T23:59:30-07:00'],
    ['2030-03-01 10:00 GMT', '2030-03-01T10:00:00Z'],
    ['2030-03-01 10:00', '2030-03-01 10:00'],
    ['0000-00-00 00:00 PST', '0000-00-00T00:00:00-08:00'],
    ['soon', 'soon'],
    [undefined, undefined],
  ])('reads %s as %s', (text, date) => {
    expect(fromFmtcDate(text, 'dtEndDate')).toBe(date);
  });

  it('refuses a zone that nobody knows', () => {
    expect(() => fromFmtcDate('2030-03-01 10:00 NFT', 'dtEndDate')).toThrow(
      new RowError('dtEndDate "2030-03-01 10:00 NFT" has a time zone that is not known'),
    );
  });
});
