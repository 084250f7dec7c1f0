import { applyDueTransitions } from './listing';
import type { OpenedDatabase } from './open-database';

export type Transitions = {
  /** Brings the catalogue up to the present: what has started, ended or been published shows as such. */
  apply(): Promise<void>;
  /** When the next change is due, in epoch milliseconds, as far as the last `apply` has seen; null if none is. */
  getDueAt(): number | null;
  /** Looks again with the next `apply`: something was written. */
  forget(): void;
};

/** How long "nothing is due before …" is trusted while other processes may write. */
const RECHECK_MS = 1_000;

/** Looks into the database once a second at most, and at the moment when the next known change is due. */
export function createTransitions(opened: OpenedDatabase, clock: () => Date): Transitions {
  let nextLook = -Infinity;
  let lastLook = -Infinity;
  let dueAt: number | null = null;
  let running: Promise<void> | null = null;

  async function look(now: Date): Promise<void> {
    lastLook = now.getTime();
    nextLook = lastLook + RECHECK_MS;
    dueAt = await applyDueTransitions(opened, now);
    if (dueAt !== null && dueAt > now.getTime()) nextLook = Math.min(nextLook, dueAt);
  }

  return {
    async apply() {
      const now = clock();
      if (now.getTime() >= lastLook && now.getTime() < nextLook) return;
      running ??= look(now).finally(() => (running = null));
      await running;
    },
    getDueAt: () => dueAt,
    forget() {
      nextLook = -Infinity;
    },
  };
}
