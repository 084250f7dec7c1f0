import { setTimeout as wait } from 'node:timers/promises';
import { desc, eq, ne, sql } from 'drizzle-orm';
import type {
  ImportAtWork,
  ImportEnd,
  ImportLog,
  ImportRecord,
  StartedImport,
  TurnOptions,
} from '../../import-log';
import type { OpenedDatabase } from '../open-database';
import { imports } from '../schema-imports';
import { runWrite } from '../write-transaction';
import { removeStaged } from './staged-write';
import { takeTurn } from './turn';

const RETRY_PAUSE_MS = 100;
/** For a row that says how an import ended; others write for moments only. */
const RECORD_TIMEOUT_MS = 15_000;
/** For the row of an import that is over already. */
const LAST_RECORD_TIMEOUT_MS = 500;

type ImportRow = typeof imports.$inferSelect;

type Waited = { release: () => void } | { release: null; atWork: ImportAtWork | null };
type Parts = { opened: OpenedDatabase; url: string; clock: () => Date };

/** The imports of a database: their records, and whose turn it is. */
export function createImportLog(parts: Parts): ImportLog {
  const { ready } = parts.opened;
  return {
    async begin(started, options) {
      await ready;
      const { release, ...waited } = await waitForTurn(parts, options);
      if (release === null) {
        const message = `Another import was at work for longer than ${options.waitMs / 1_000} seconds.`;
        // That it cannot be recorded matters less than that it was not its turn.
        await insertFailed(parts, started, { exitCode: 1, message }).catch(() => undefined);
        return { turn: null, atWork: null, ...waited };
      }
      try {
        await removeStaged(parts.url);
        const id = await insertStarted(parts, started, Math.max(options.waitMs, RECORD_TIMEOUT_MS));
        return { turn: { finish: (end) => recordEnd(parts, id, end).finally(release) } };
      } catch (error) {
        release();
        throw error;
      }
    },
    async recordFailure(started, end) {
      await ready;
      await insertFailed(parts, started, end);
    },
    async list(query) {
      await ready;
      return listRecords(parts, query);
    },
    async listSources() {
      await ready;
      const { status, finishedAt, startedAt, source } = imports;
      return parts.opened.database
        .select({
          source,
          lastSuccess: sql<string | null>`max(CASE ${status} WHEN 'imported' THEN ${finishedAt} END)`,
          since: sql<string>`min(${startedAt})`,
        })
        .from(imports)
        .where(ne(status, 'dry-run'))
        .groupBy(source);
    },
  };
}

async function waitForTurn({ opened, url }: Parts, { waitMs, onWait }: TurnOptions): Promise<Waited> {
  const deadline = performance.now() + waitMs;
  let noticed: number | null = null;
  for (;;) {
    const release = await takeTurn(url, opened);
    if (release !== null) return { release };
    const found = await findAtWork(opened);
    const atWork = found === undefined ? null : toAtWork(found);
    if (performance.now() >= deadline) return { release, atWork };
    if (atWork !== null && found?.id !== noticed) onWait?.(atWork);
    noticed = found?.id ?? noticed;
    await wait(RETRY_PAUSE_MS);
  }
}

async function findAtWork({ database }: OpenedDatabase): Promise<ImportRow | undefined> {
  const [row] = await database
    .select()
    .from(imports)
    .where(eq(imports.status, 'started'))
    .orderBy(desc(imports.id))
    .limit(1);
  return row;
}

/** Returns the id. Whatever was at work before has broken off, for its turn is over. */
function insertStarted({ opened, clock }: Parts, started: StartedImport, timeoutMs: number): Promise<number> {
  return runWrite(opened, timeoutMs, async (transaction) => {
    const isUnfinished = eq(imports.status, 'started');
    await transaction.update(imports).set({ status: 'broken-off' }).where(isUnfinished);
    const row = { ...started, status: 'started' as const, startedAt: clock().toISOString() };
    const [inserted] = await transaction.insert(imports).values(row).returning({ id: imports.id });
    return inserted?.id ?? 0;
  });
}

/** Inserts the row of an import that never began. */
async function insertFailed(
  { opened, clock }: Parts,
  started: StartedImport,
  end: Pick<ImportEnd, 'exitCode' | 'message'>,
): Promise<void> {
  const now = clock().toISOString();
  const row = { ...started, ...end, status: 'failed' as const, startedAt: now, finishedAt: now };
  await runWrite(opened, LAST_RECORD_TIMEOUT_MS, (transaction) => transaction.insert(imports).values(row));
}

async function recordEnd({ opened, clock }: Parts, id: number, { counts, ...end }: ImportEnd): Promise<void> {
  const columns = { ...end, ...counts, finishedAt: clock().toISOString() };
  await runWrite(opened, RECORD_TIMEOUT_MS, (transaction) =>
    transaction.update(imports).set(columns).where(eq(imports.id, id)),
  );
}

async function listRecords(
  { opened, url }: Parts,
  { source, last }: Parameters<ImportLog['list']>[0],
): Promise<ImportRecord[]> {
  const release = await takeTurn(url, opened);
  const atWork = release === null ? await findAtWork(opened) : undefined;
  release?.();
  const rows = await opened.database
    .select()
    .from(imports)
    .where(source === undefined ? undefined : eq(imports.source, source))
    .orderBy(desc(imports.id))
    .limit(last);
  return rows.map((row) => toRecord(row, row.id === atWork?.id));
}

function toAtWork({ source, startedAt }: ImportRow): ImportAtWork {
  return { source, startedAt };
}

function toRecord(row: ImportRow, isRunning: boolean): ImportRecord {
  const { rows, created, updated, unchanged, retired, skipped, warnings, status, ...record } = row;
  const counts =
    rows === null
      ? null
      : {
          ...{ rows, created: created ?? 0, updated: updated ?? 0, unchanged: unchanged ?? 0 },
          ...{ retired: retired ?? 0, skipped: skipped ?? 0, warnings: warnings ?? 0 },
        };
  return {
    ...record,
    counts,
    status: status === 'started' ? (isRunning ? 'running' : 'broken-off') : status,
  };
}
