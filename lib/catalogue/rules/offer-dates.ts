export const DAY_MS = 86_400_000;
/** What the filter "ending soon" of lists means: the end is at most so many days of 24 hours away. */
export const ENDING_SOON_DAYS = 7;

const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?$/i;

/** The first millisecond of a date or an instant, UTC where it names no zone; null for text that is neither. */
export function parseOfferDate(text: string): number | null {
  const [, day = text, clock = '00:00', zone = 'Z'] = INSTANT.exec(text) ?? [];
  const time = isCalendarDay(day) ? Date.parse(`${day}T${clock}${zone}`) : NaN;
  return Number.isNaN(time) ? null : time;
}

/** The moment at which an offer with this start date begins, in ms since the epoch; null if it always ran. */
export function getStartTime(startDate: string | null): number | null {
  return startDate === null ? null : parseOfferDate(startDate);
}

/**
 * The first moment at which an offer with this end date is over, in ms since the epoch; null if it never ends.
 * A date without a time is good until the end of that day, UTC (docs/specification.md §4.5).
 */
export function getEndTime(endDate: string | null): number | null {
  const time = getStartTime(endDate);
  return time !== null && endDate !== null && PLAIN_DATE.test(endDate) ? time + DAY_MS : time;
}

/** `Date.parse` takes the 30th of February for the 2nd of March. */
function isCalendarDay(text: string): boolean {
  if (!PLAIN_DATE.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
