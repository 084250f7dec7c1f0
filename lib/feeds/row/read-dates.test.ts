import { RowError } from '../feed';
import { parseFeedDate, remember } from './read-dates';

describe('remember', () => {
  it('reads each text once, and again when it had to forget', () => {
    const read = jest.fn((text: string) => (text === '' ? undefined : text.length));
    const recall = remember(read, 2);
    expect(['a', '', 'a', '', 'bb', 'a'].map(recall)).toEqual([1, undefined, 1, undefined, 2, 1]);
    expect(read.mock.calls.map(([text]) => text)).toEqual(['a', '', 'bb', 'a']);
  });

  it('asks again after an error', () => {
    const read = jest.fn(() => {
      throw new Error('no');
    });
    const recall = remember(read);
    expect(() => recall('a')).toThrow('no');
    expect(() => recall('a')).toThrow('no');
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('parseFeedDate', () => {
  it.each([
    ['2024-05-13', '2024-05-13'],
    ['2024-05-13T22:59:00+00:00', '2024-05-13T22:59:00.000Z'],
    ['2024-05-13T22:59:00+02:00', '2024-05-13T20:59:00.000Z'],
    ['2024-05-13T22:59:00Z', '2024-05-13T22:59:00.000Z'],
    ['2024-05-13T22:59:00', '2024-05-13T22:59:00.000Z'],
    ['2024-05-13 22:59', '2024-05-13T22:59:00.000Z'],
    ['2024-05-13T22:59:00-0800', '2024-05-14T06:59:00.000Z'],
    ['2024-05-13 22:59 +02:00', '2024-05-13T20:59:00.000Z'],
    ['2024-05-13T22:59Z', '2024-05-13T22:59:00.000Z'],
    ['2024-05-13T22:59:00.5+0000', '2024-05-13T22:59:00.500Z'],
    [' 2024-05-13 ', '2024-05-13'],
    ['', null],
    ['0000-00-00', null],
    ['0000-00-00 00:00:00', null],
    ['1970-01-01', null],
    ['null', null],
    ['N/A', null],
    ['1970-01-01T00:00:00+00:00', null],
  ])('reads "%s" as %s', (value, date) => {
    expect(parseFeedDate(value, 'endDate')).toBe(date);
  });

  it.each(['soon', '2024-02-30', '2024-13-01', '13/05/2024', '2024-05-13T25:00:00Z'])(
    'refuses "%s"',
    (value) => {
      expect(() => parseFeedDate(value, 'endDate')).toThrow(new RowError(`endDate "${value}" is not a date`));
    },
  );
});
