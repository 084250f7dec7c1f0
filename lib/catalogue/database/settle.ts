import { sql } from 'drizzle-orm';
import { Changes } from './changes';
import type { Executor } from './executor';
import type { Database, OpenedDatabase } from './open-database';
import { pickPhase } from './phase';
import type { offers } from './schema';
import { errorCode } from './retry-while-busy';
import { runWrite } from './write-transaction';

const BATCH = 500;
/** How long the answer "nothing is due before …" is trusted while other processes may write. */
const RECHECK_MS = 1_000;
const CANNOT_WRITE = new Set([
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'SQLITE_READONLY',
  'SQLITE_FULL',
  'SQLITE_CANTOPEN',
]);

type DueRow = Pick<typeof offers.$inferSelect, 'id' | 'status' | 'startDate' | 'endDate'>;
export type Settler = { settle(): Promise<void>; forget(): void };

/**
 * Lets time pass in the catalogue: `settle` moves offers that have started or ended since. It looks into the database
 * once a second at most, and the moment the next known change is due. Where the database cannot be written the last settled state stands, and it is tried again a second later.
 */
export function createSettler(opened: OpenedDatabase, clock: () => Date): Settler {
  const { database } = opened;
  let nextLook = -Infinity;
  let lastLook = -Infinity;
  let running: Promise<void> | null = null;

  async function look(now: Date): Promise<void> {
    lastLook = now.getTime();
    nextLook = lastLook + RECHECK_MS;
    const next = await getNextChange(database);
    if (next !== null && next <= now.getTime()) await settleAll(opened, now);
    const later = await getNextChange(database);
    if (later !== null && later > now.getTime()) nextLook = Math.min(nextLook, later);
  }

  return {
    async settle() {
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

async function getNextChange(database: Database): Promise<number | null> {
  const [row] = await database.all<{ next: number | null }>(sql`
    SELECT min(next) AS next FROM (
      SELECT min(phase_until) AS next FROM offers WHERE phase_until IS NOT NULL
      UNION ALL SELECT min(publish_at) FROM articles WHERE is_announced = 0)`);
  return row?.next ?? null;
}

async function settleAll(opened: OpenedDatabase, now: Date): Promise<void> {
  try {
    while ((await runWrite(opened, 0, (transaction) => settleBatch(transaction, now))) === BATCH);
  } catch (error) {
    if (!CANNOT_WRITE.has(errorCode(error))) throw error;
  }
}

async function settleBatch(transaction: Executor, now: Date): Promise<number> {
  const due = await transaction.all<DueRow>(sql`
    SELECT id, status, start_date AS startDate, end_date AS endDate FROM offers
    WHERE phase_until <= ${now.getTime()} ORDER BY phase_until LIMIT ${BATCH}`);
  const changes = new Changes(transaction);
  await changes.beginOffers(due.map((row) => row.id));
  const states = due.map((row) => {
    const { phase, phaseUntil } = pickPhase(row, now);
    return [row.id, phase, phaseUntil];
  });
  await transaction.run(sql`
    UPDATE offers SET phase = state.value ->> 1, phase_until = state.value ->> 2
    FROM json_each(${JSON.stringify(states)}) AS state WHERE offers.id = state.value ->> 0`);
  const announced = await transaction.run(sql`
    UPDATE articles SET is_announced = 1 WHERE is_announced = 0 AND publish_at <= ${now.getTime()}`);
  if (announced.rowsAffected > 0) changes.addOther();
  // Offers that start or end reach the pages when they are made anew, every few minutes.
  await changes.apply({ raisesVersion: announced.rowsAffected > 0 });
  return due.length;
}
