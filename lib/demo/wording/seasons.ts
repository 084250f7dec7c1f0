/** What shops call their sales, by the month (from January) in which an offer is on. */
const SEASONS_BY_MONTH = [
  ['January sale', 'winter sale', 'new-year clearance'],
  ['winter clearance', 'Valentine week', 'mid-season sale'],
  ['spring preview', 'spring sale', 'Easter week'],
  ['spring sale', 'Easter weekend', 'garden season'],
  ['early summer sale', 'May bank holiday', 'spring sale'],
  ['summer sale', 'midsummer week', 'Father’s Day week'],
  ['summer sale', 'holiday season', 'July clearance'],
  ['late summer sale', 'back-to-school weeks', 'end-of-summer clearance'],
  ['autumn preview', 'back-to-school weeks', 'mid-season sale'],
  ['autumn sale', 'harvest weeks', 'mid-season sale'],
  ['Black Friday week', 'Singles’ Day sale', 'early Christmas sale'],
  ['Christmas sale', 'Advent weeks', 'year-end sale'],
] as const;

const ANY_TIME = [
  'members’ week',
  'anniversary sale',
  'friends-and-family days',
  'warehouse sale',
  'neighbourhood sale',
];

const LONGEST_SEASON_DAYS = 45;
const MS_PER_DAY = 86_400_000;

/** Takes today and when the offer ends, and answers the names its sale may have. */
export function listSeasons(today: Date, endDate: string | null): readonly string[] {
  if (endDate === null) return ANY_TIME;
  const end = new Date(endDate);
  const isNear = end.getTime() - today.getTime() < LONGEST_SEASON_DAYS * MS_PER_DAY;
  return (isNear ? SEASONS_BY_MONTH[end.getUTCMonth()] : undefined) ?? ANY_TIME;
}
