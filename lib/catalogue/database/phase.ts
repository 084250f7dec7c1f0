import { getEndTime, parseOfferDate } from '../rules/offer-dates';

/** Where an offer stands in time. Live and expired ones are listed, the other two are not. */
export const PHASE = { live: 0, expired: 1, scheduled: 2, retired: 3 } as const;

/** Added to the phase of an active offer while one of another source with the same code is shown in its place. */
export const HELD_BACK = 4;

export type PhaseState = {
  phase: (typeof PHASE)[keyof typeof PHASE];
  /** Epoch milliseconds of the next change, null if there is none. */
  phaseUntil: number | null;
};

type Dated = { status: 'active' | 'retired'; startDate: string | null; endDate: string | null };

/** The first millisecond of a date or an instant. Throws a RangeError that names text which is neither. */
export function parseStart(text: string): number {
  const time = parseOfferDate(text);
  if (time === null)
    throw new RangeError(`"${text}" is not a date; expected 2026-11-30 or 2026-11-30T18:00:00Z`);
  return time;
}

/** The first millisecond after an end: a plain date is good to the end of that day. Throws as `parseStart`. */
export function parseEnd(text: string): number {
  return getEndTime(text) ?? parseStart(text);
}

/** The phase of an offer at `now` and when it changes next. Throws a RangeError on dates that are none. */
export function pickPhase({ status, startDate, endDate }: Dated, now: Date): PhaseState {
  const start = startDate === null ? null : parseStart(startDate);
  const end = endDate === null ? null : parseEnd(endDate);
  if (status === 'retired') return { phase: PHASE.retired, phaseUntil: null };
  if (end !== null && end <= now.getTime()) return { phase: PHASE.expired, phaseUntil: null };
  if (start !== null && start > now.getTime()) return { phase: PHASE.scheduled, phaseUntil: start };
  return { phase: PHASE.live, phaseUntil: end };
}
