import { DAY_MS, getEndTime } from '@/lib/catalogue/rules/offer-dates';
import type { Withdrawn } from '@/lib/catalogue/types';

/** How long an offer is still good, in UTC days; `endsAt` is its last valid moment, in ms since the epoch. */
export type Expiry =
  | { state: 'never' | 'today' }
  | { state: 'soon'; daysLeft: number }
  | { state: 'later' | 'expired'; endsAt: number };

/** Why an offer is over. */
export type Outcome = 'expired' | Withdrawn;

const SOON_DAYS = 14;

/** Whether an offer is over at `now` (docs/specification.md §4.4). */
export function isExpired(endDate: string | null, now: Date): boolean {
  const end = getEndTime(endDate);
  return end !== null && end <= now.getTime();
}

/**
 * Why an offer is over at `now`: past its end, else withdrawn before it (docs/specification.md §4.23); null while it is
 * good.
 */
export function getOutcome(
  { endDate, withdrawn }: { endDate: string | null; withdrawn?: Withdrawn | null },
  now: Date,
): Outcome | null {
  return isExpired(endDate, now) ? 'expired' : (withdrawn ?? null);
}

/**
 * How long an offer is still good at `now` (docs/specification.md §4.5): expired, ending today, within two weeks (days
 * left, counted in whole days), or later.
 */
export function getExpiry(endDate: string | null, now: Date): Expiry {
  const end = getEndTime(endDate);
  if (end === null) return { state: 'never' };
  if (end <= now.getTime()) return { state: 'expired', endsAt: end - 1 };
  // The last day on which the offer is good: an end at midnight belongs to the day before.
  const daysLeft = toDay(end - 1) - toDay(now.getTime());
  if (daysLeft === 0) return { state: 'today' };
  return daysLeft <= SOON_DAYS ? { state: 'soon', daysLeft } : { state: 'later', endsAt: end - 1 };
}

function toDay(time: number): number {
  return Math.floor(time / DAY_MS);
}

/** The live and the expired ones of some offers at `now`, each in the order they came. */
export function splitByExpiry<T extends { endDate: string | null }>(
  offers: T[],
  now: Date,
): { live: T[]; expired: T[] } {
  return {
    live: offers.filter((offer) => !isExpired(offer.endDate, now)),
    expired: offers.filter((offer) => isExpired(offer.endDate, now)),
  };
}
