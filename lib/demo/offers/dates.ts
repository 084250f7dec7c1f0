import { pickInteger, type Random } from '@/lib/art/drawings';
import type { NewOffer } from '@/lib/catalogue';

const MS_PER_DAY = 86_400_000;
const NO_END_SHARE = 0.35;
const EXPIRED_SHARE = 0.09;
const TODAY_SHARE = 0.015;
const WEEK_SHARE = 0.06;
const INSTANT_SHARE = 0.08;
const START_SHARE = 0.3;
const VERIFIED_SHARE = 0.44;
const OLDEST_START_DAYS = 330;

export type OfferDates = Pick<NewOffer, 'startDate' | 'endDate' | 'verifiedAt'>;

/** The day that many days after today (before it, if negative), as "2026-11-30". */
export function formatDayFromToday(today: Date, days: number): string {
  return new Date(today.getTime() + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Whether the last day of an offer is over by `today`, the start of a day, UTC. */
export function isPast({ endDate }: OfferDates, today: Date): boolean {
  return endDate !== null && endDate < formatDayFromToday(today, 0);
}

/** Takes the start of today, UTC, and how new the offer is (0 oldest, 1 newest), and returns when it is valid. */
export function pickDates(random: Random, today: Date, newness: number): OfferDates {
  const endDays = pickEndDays(random);
  const isExpired = endDays !== null && endDays < 0;
  const age = Math.ceil((1 - newness) ** 1.5 * OLDEST_START_DAYS);
  const hasStart = random() < START_SHARE && (endDays === null || -age < endDays);
  const isVerified = random() < VERIFIED_SHARE && !isExpired;
  return {
    startDate: hasStart ? formatDayFromToday(today, -age) : null,
    endDate: endDays === null ? null : formatEnd(random, today, endDays),
    verifiedAt: isVerified ? pickVerifiedAt(random, today, hasStart ? age : Infinity) : null,
  };
}

/** Takes the start of today, UTC, and returns the dates of an offer that starts within a month. */
export function pickScheduledDates(random: Random, today: Date): OfferDates {
  const start = pickInteger(random, 1, 30);
  return {
    startDate: formatDayFromToday(today, start),
    endDate: formatDayFromToday(today, start + pickInteger(random, 5, 60)),
    verifiedAt: null,
  };
}

/** Days from today to the last one; negative if past, null if there is none. */
function pickEndDays(random: Random): number | null {
  let share = random() - NO_END_SHARE;
  if (share < 0) return null;
  share -= EXPIRED_SHARE;
  if (share < 0) return -pickInteger(random, 1, 60);
  share -= TODAY_SHARE;
  if (share < 0) return 0;
  share -= WEEK_SHARE;
  if (share < 0) return pickInteger(random, 1, 7);
  return 8 + Math.floor(random() ** 2 * 358);
}

function formatEnd(random: Random, today: Date, days: number): string {
  const day = formatDayFromToday(today, days);
  return random() < INSTANT_SHARE ? `${day}T${pickInteger(random, 20, 23)}:59:00.000Z` : day;
}

function pickVerifiedAt(random: Random, today: Date, ageDays: number): string {
  const minutesAgo = pickInteger(random, 30, Math.min(ageDays, 30) * 24 * 60);
  return new Date(today.getTime() - minutesAgo * 60_000).toISOString();
}
