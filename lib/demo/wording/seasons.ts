import type { Facts } from './fill-template';

/** What shops call their sales, with the days of the year on which such a sale may end. */
const SEASONS: readonly (readonly [name: string, first: string, last: string])[] = [
  ['January sale', '01-08', '01-31'],
  ['winter sale', '01-08', '02-20'],
  ['winter clearance', '02-01', '03-05'],
  ['spring preview', '03-01', '03-25'],
  ['spring sale', '03-20', '05-20'],
  ['early summer sale', '05-20', '06-20'],
  ['summer sale', '06-20', '08-15'],
  ['July clearance', '07-10', '07-31'],
  ['late summer sale', '08-10', '09-10'],
  ['back-to-school sale', '08-20', '09-20'],
  ['autumn preview', '09-05', '09-25'],
  ['autumn sale', '09-20', '11-10'],
  ['Black Friday sale', '11-24', '11-30'],
  ['early Christmas sale', '11-15', '12-05'],
  ['Christmas sale', '12-06', '12-24'],
  ['year-end sale', '12-15', '12-31'],
];

const ANY_TIME = [
  'anniversary sale',
  'friends-and-family sale',
  'members’ sale',
  'warehouse sale',
  'stock-take sale',
];

const LONGEST_SEASON_DAYS = 45;
const MS_PER_DAY = 86_400_000;
const SUNDAY = 0;

/** Takes today and when the offer ends, and returns the names its sale may have: none where the end is open or far. */
export function listSeasons(today: Date, endDate: string | null): readonly string[] {
  if (endDate === null) return [];
  const isNear = new Date(endDate).getTime() - today.getTime() < LONGEST_SEASON_DAYS * MS_PER_DAY;
  if (!isNear) return [];
  const day = endDate.slice(5, 10);
  const seasons = SEASONS.filter(([, first, last]) => first <= day && day <= last).map(([name]) => name);
  return [...seasons, ...(seasons.length > 0 ? ANY_TIME.slice(0, 2) : ANY_TIME)];
}

type Dates = { startDate: string | null; endDate: string | null };

/**
 * Takes the start of today, UTC, and an offer's dates, and returns the words of haste that are true of it: "this week"
 * where it ends within seven days, "by Sunday" where it ends on the next one.
 */
export function listUrgencyWords(today: Date, { startDate, endDate }: Dates): Facts {
  if (endDate === null) return {};
  const end = new Date(endDate.slice(0, 10));
  const daysLeft = (end.getTime() - today.getTime()) / MS_PER_DAY;
  const hasStarted = startDate === null || new Date(startDate) <= today;
  if (!hasStarted || daysLeft < 0 || daysLeft > 7) return {};
  const words = { thisWeek: 'this week', lastChance: 'last chance' };
  return end.getUTCDay() === SUNDAY && daysLeft < 7 ? { ...words, bySunday: 'by Sunday' } : words;
}
