import { applyDueTransitions } from './listing';
import type { OpenedDatabase } from './open-database';

export type Transitions = {
  /** Brings the catalogue up to the present: what has started, ended or been published shows as such. */
  apply(): Promise<void>;
  /** Looks again with the next `apply`: something was written. */
  forget(): void;
};

/** How long "nothing is due before …" is trusted while other processes may write. */
const RECHECK_MS = 1_000;

/** Looks into the database once a second at most, and at the moment when the next known change is due. */
export function createTransitions(opened: OpenedDatabase, clock: () => Date): Transitions {
  let nextLook = -Infinity;
  let lastLook = -Infinity;
  let running: Promise<void> | null = null;

  async function look(now: Date): Promise<void> {
    lastLook = now.getTime();
    nextLook = lastLook + RECHECK_MS;
    const due = await applyDueTransitions(opened, now);
    if (due !== null && due > now.getTime()) nextLook = Math.min(nextLook, due);
  }

  return {
    async apply() {
      const now = clock();
      if (now.getTime() >= lastLook && now.getTime() < nextLook) return;
      running ??= look(now).finally(() => (running = null));
      await running;
    },
    forget() {
      nextLook = -Infinity;
    },
  };
}
