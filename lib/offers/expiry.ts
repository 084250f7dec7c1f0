/** How far an offer is from its end, in UTC days; `endsAt` is its last good moment, in ms since the epoch. */
export type Expiry =
  | { state: 'never' | 'today' }
  | { state: 'soon'; daysLeft: number }
  | { state: 'later' | 'expired'; endsAt: number };

const DAY_MS = 86_400_000;
const SOON_DAYS = 14;

/**
 * The first moment at which an offer with this end date is over, in ms since the epoch; null if it never ends.
 * A date without a time is good until the end of that day, UTC (product.md, "end_date in the past").
 */
export function getEndTime(endDate: string | null): number | null {
  if (endDate === null) return null;
  const time = Date.parse(endDate);
  if (Number.isNaN(time)) return null;
  return isDateOnly(endDate) ? time + DAY_MS : time;
}

/** The moment at which an offer with this start date begins, in ms since the epoch; null if it always ran. */
export function getStartTime(startDate: string | null): number | null {
  if (startDate === null) return null;
  const time = Date.parse(startDate);
  return Number.isNaN(time) ? null : time;
}

export function isExpired(endDate: string | null, now: Date): boolean {
  const end = getEndTime(endDate);
  return end !== null && end <= now.getTime();
}

/** Where an offer stands at `now`: over, ending today, within two weeks (days left, counted in whole days) or later. */
export function getExpiry(endDate: string | null, now: Date): Expiry {
  const end = getEndTime(endDate);
  if (end === null) return { state: 'never' };
  if (end <= now.getTime()) return { state: 'expired', endsAt: end - 1 };
  // The last day on which the offer is good: an end at midnight belongs to the day before.
  const daysLeft = toDay(end - 1) - toDay(now.getTime());
  if (daysLeft === 0) return { state: 'today' };
  return daysLeft <= SOON_DAYS ? { state: 'soon', daysLeft } : { state: 'later', endsAt: end - 1 };
}

function isDateOnly(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

function toDay(time: number): number {
  return Math.floor(time / DAY_MS);
}
