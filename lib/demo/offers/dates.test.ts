import { createRandom } from '@/lib/art/drawings';
import { formatDayFromToday, isPast, pickDates, pickScheduledDates } from './dates';

const TODAY = new Date('2026-11-20T00:00:00Z');
const seeds = Array.from({ length: 500 }, (_, seed) => seed);

describe('formatDayFromToday', () => {
  it.each([
    [0, '2026-11-20'],
    [11, '2026-12-01'],
    [-20, '2026-10-31'],
    [42, '2027-01-01'],
  ])('is %d days from today on %s', (days, day) => expect(formatDayFromToday(TODAY, days)).toBe(day));
});

describe('pickDates', () => {
  it('moves with the day', () => {
    const tomorrow = new Date('2026-11-21T00:00:00Z');
    const ends = (today: Date) => seeds.map((seed) => pickDates(createRandom(seed), today, 0.5).endDate);
    const moved = ends(TODAY).map(
      (end) => end && new Date(Date.parse(end) + 86_400_000).toISOString().slice(0, 10),
    );
    expect(ends(tomorrow).map((end) => end && end.slice(0, 10))).toEqual(moved);
  });

  it('never starts an offer after its end, nor in the future', () => {
    const drawn = seeds.map((seed) => pickDates(createRandom(seed), TODAY, seed / seeds.length));
    const wrong = drawn.filter(
      ({ startDate, endDate }) =>
        startDate !== null && (startDate > '2026-11-20' || (endDate !== null && startDate > endDate)),
    );
    expect(wrong).toEqual([]);
    expect(drawn.some(({ startDate }) => startDate !== null)).toBe(true);
  });

  it('verifies nothing that has expired', () => {
    const drawn = seeds.map((seed) => pickDates(createRandom(seed), TODAY, 0.5));
    expect(drawn.filter((dates) => isPast(dates, TODAY) && dates.verifiedAt !== null)).toEqual([]);
    expect(drawn.some((dates) => isPast(dates, TODAY))).toBe(true);
  });
});

describe('pickScheduledDates', () => {
  it('starts within a month and ends later', () => {
    for (const seed of seeds) {
      const { startDate, endDate } = pickScheduledDates(createRandom(seed), TODAY);
      expect((startDate ?? '') > '2026-11-20' && (startDate ?? '') <= '2026-12-20').toBe(true);
      expect((endDate ?? '') > (startDate ?? '')).toBe(true);
    }
  });
});
