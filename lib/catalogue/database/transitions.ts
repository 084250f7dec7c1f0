import { sql } from 'drizzle-orm';
import { trackChanges } from './listing';
import type { Executor, OpenedDatabase } from './open-database';
import { pickPhase } from './phase';
import { errorCode } from './retry-while-busy';
import type { OfferRow } from './schema';
import { ARTICLES, toArticleAddressTag, toArticleTag } from './tags/tag-names';
import { runWrite } from './write-transaction';

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
const DUE_BATCH = 500;
const CANNOT_WRITE = /^SQLITE_(BUSY|LOCKED|READONLY|FULL|CANTOPEN)$/;

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

/**
 * Moves offers that have started or ended by `now` (docs/specification.md §4.22), and announces the articles published
 * by then. Returns the epoch milliseconds at which the next of them is due, null if none is. Where the database cannot
 * be written now, the last state stands, and what is returned has passed.
 */
async function applyDueTransitions(opened: OpenedDatabase, now: Date): Promise<number | null> {
  const next = await getNextTransition(opened.database);
  if (next === null || next > now.getTime()) return next;
  try {
    while ((await runWrite(opened, 0, (transaction) => applyBatch(transaction, now))) === DUE_BATCH);
  } catch (error) {
    if (!CANNOT_WRITE.test(errorCode(error))) throw error;
  }
  return getNextTransition(opened.database);
}

async function getNextTransition(executor: Executor): Promise<number | null> {
  const [row] = await executor.all<{ next: number | null }>(sql`
    SELECT min(next) AS next FROM (
      SELECT min(phase_until) AS next FROM offers WHERE phase_until IS NOT NULL
      UNION ALL SELECT min(publish_at) FROM articles WHERE is_announced = 0)`);
  return row?.next ?? null;
}

async function applyBatch(transaction: Executor, now: Date): Promise<number> {
  const due = await transaction.all<Pick<OfferRow, 'id' | 'status' | 'startDate' | 'endDate'>>(sql`
    SELECT id, status, start_date AS startDate, end_date AS endDate FROM offers
    WHERE phase_until <= ${now.getTime()} ORDER BY phase_until LIMIT ${DUE_BATCH}`);
  const changes = trackChanges(transaction);
  await changes.beginOffers(due.map((row) => row.id));
  const states = due.map((row) => {
    const { phase, phaseUntil } = pickPhase(row, now);
    return [row.id, phase, phaseUntil];
  });
  await transaction.run(sql`
    UPDATE offers SET phase = state.value ->> 1, phase_until = state.value ->> 2
    FROM json_each(${JSON.stringify(states)}) AS state WHERE offers.id = state.value ->> 0`);
  const announced = await transaction.all<{ id: number; slug: string }>(sql`
    UPDATE articles SET is_announced = 1 WHERE is_announced = 0 AND publish_at <= ${now.getTime()}
    RETURNING id, slug`);
  for (const { id, slug } of announced)
    changes.addOther(ARTICLES, toArticleTag(id), toArticleAddressTag(slug));
  await changes.apply();
  return due.length;
}
