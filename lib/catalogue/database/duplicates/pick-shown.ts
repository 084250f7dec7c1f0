import { HELD_BACK, PHASE } from '../phase';

/** What decides which of several coupons with the same brand and code is shown. */
export type Rival = {
  id: number;
  source: string;
  /** With HELD_BACK or without. */
  phase: number;
  /** Epoch milliseconds; null if it never ends. */
  endAt: number | null;
  exclusive: boolean;
};

const BEST_PHASE_FIRST: number[] = [PHASE.live, PHASE.scheduled, PHASE.expired];

/**
 * The one to show: live before scheduled before expired, then an exclusive one, then the one that ends last, then the
 * oldest. Null where all are of one source, which then sells several offers with one code.
 */
export function pickShown<T extends Rival>(rivals: readonly T[]): T | null {
  const [best, ...others] = rivals.toSorted(compareRivals);
  return best && others.some(({ source }) => source !== best.source) ? best : null;
}

function compareRivals(left: Rival, right: Rival): number {
  return (
    rankPhase(left) - rankPhase(right) ||
    Number(right.exclusive) - Number(left.exclusive) ||
    compareEnds(right.endAt, left.endAt) ||
    left.id - right.id
  );
}

function rankPhase({ phase }: Rival): number {
  return BEST_PHASE_FIRST.indexOf(phase % HELD_BACK);
}

function compareEnds(left: number | null, right: number | null): number {
  if (left === right) return 0;
  return (left ?? Infinity) < (right ?? Infinity) ? -1 : 1;
}
