import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import { getDatabaseFile } from '../database-file';
import type { Executor, OpenedDatabase } from '../open-database';
import { runWrite } from '../write-transaction';
import { replacePages } from './replace-pages';

/** Nothing but this process reads it, and after a crash nobody does: it needs no journal. */
const COPY_PRAGMAS =
  'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON; PRAGMA mmap_size = 0; PRAGMA cache_size = -32000; PRAGMA temp_store = FILE;';
const COPY = 'staged';

/** What another command would have changed: the catalogue, or how it is stored. */
type State = { writes: number; schema: number };
type Base = { state: State; version: number };

/** Copying a byte and comparing it twice takes so many times less than saving a byte of a feed. */
const BYTES_PER_FEED_BYTE = 20;

/** Whether a write of a feed of this size should be staged. A server has no file to copy. */
export function isWorthStaging(url: string, feedBytes: number): boolean {
  if (feedBytes === 0 || !url.startsWith('file:')) return false;
  const file = getDatabaseFile(url);
  const bytes = [file, `${file}-wal`].map((name) => statSync(name, { throwIfNoEntry: false })?.size ?? 0);
  return bytes.reduce((sum, size) => sum + size) <= feedBytes * BYTES_PER_FEED_BYTE;
}

/** Removes the copy of an import that was killed. For whoever has the turn of imports. */
export async function removeStaged(url: string): Promise<void> {
  if (!url.startsWith('file:')) return;
  for (const suffix of ['', '-wal', '-shm', '-journal']) {
    await rm(buildCopyPath(url) + suffix, { force: true });
  }
}

/**
 * Runs `work` in a transaction on a copy of the database, then gives the database the pages that the copy has changed:
 * the write lock is held only for that. Readers see all of the old or all of the new, and a crash leaves the old. Returns
 * null, with nothing saved, where another command has changed the catalogue meanwhile. What only time has changed is
 * changed again by the next reader.
 */
export async function writeStaged<T>(
  opened: OpenedDatabase,
  { url, waitMs }: { url: string; waitMs: number },
  work: (transaction: Executor) => Promise<T>,
): Promise<{ result: T } | null> {
  await removeStaged(url);
  try {
    const base = await copyDatabase(opened, buildCopyPath(url));
    const result = await runOnCopy(buildCopyPath(url), work);
    return (await publish(opened, { copy: buildCopyPath(url), base, waitMs })) ? { result } : null;
  } finally {
    await removeStaged(url);
  }
}

function buildCopyPath(url: string): string {
  return `${getDatabaseFile(url)}.staged`;
}

async function copyDatabase({ openWriter }: OpenedDatabase, copy: string): Promise<Base> {
  const reader = await openWriter();
  try {
    await attach(reader.database, copy);
    // It reads what it copies as of one moment, and has no lock of the database itself.
    return await reader.database.transaction(
      async (transaction) => {
        const base = await readBase(transaction);
        await replacePages(transaction, { from: 'main', to: COPY, isWal: false });
        return base;
      },
      { behavior: 'deferred' },
    );
  } finally {
    reader.close();
  }
}

async function attach(database: Executor, copy: string): Promise<void> {
  await database.run(sql`ATTACH ${copy} AS ${sql.identifier(COPY)}`);
  await database.run(sql.raw(`PRAGMA ${COPY}.journal_mode = OFF`));
  await database.run(sql.raw(`PRAGMA ${COPY}.synchronous = OFF`));
}

async function runOnCopy<T>(copy: string, work: (transaction: Executor) => Promise<T>): Promise<T> {
  const client = createClient({ url: pathToFileURL(copy).href, timeout: 0, concurrency: 1 });
  try {
    await client.executeMultiple(COPY_PRAGMAS);
    const database = drizzle({ client });
    const opened = { openWriter: async () => ({ database, close: () => undefined }) };
    return await runWrite(opened, 0, work);
  } finally {
    client.close();
  }
}

type Publication = { copy: string; base: Base; waitMs: number };

/** Returns whether the database holds what the copy holds. */
async function publish(opened: OpenedDatabase, { copy, base, waitMs }: Publication): Promise<boolean> {
  const openAttached = async () => {
    const writer = await opened.openWriter();
    await attach(writer.database, copy);
    return writer;
  };
  return runWrite({ openWriter: openAttached }, waitMs, async (transaction) => {
    const present = await readBase(transaction);
    if (!isDeepStrictEqual(present.state, base.state)) return false;
    await keepRecords(transaction);
    await keepChanges(transaction, base.version, present.version);
    await replacePages(transaction, { from: COPY, to: 'main', isWal: true });
    return true;
  });
}

/** Another import may have recorded that it gave up waiting. */
async function keepRecords(transaction: Executor): Promise<void> {
  const records = sql.raw(`${COPY}.imports`);
  await transaction.run(sql`DELETE FROM ${records}`);
  await transaction.run(sql`INSERT INTO ${records} SELECT * FROM main.imports`);
}

/** What time has changed meanwhile has versions of its own: those of the copy follow them. */
async function keepChanges(transaction: Executor, from: number, to: number): Promise<void> {
  const [state, changes] = [sql.raw(`${COPY}.catalogue_state`), sql.raw(`${COPY}.catalogue_changes`)];
  await transaction.run(sql`UPDATE ${state} SET version = version + ${to - from}`);
  await transaction.run(sql`UPDATE ${changes} SET version = version + ${to - from} WHERE version > ${from}`);
  await transaction.run(
    sql`INSERT OR IGNORE INTO ${changes} SELECT * FROM main.catalogue_changes WHERE version > ${from}`,
  );
}

async function readBase(executor: Executor): Promise<Base> {
  const [row] = await executor.all<State & { version: number }>(sql`
    SELECT version, writes, (SELECT schema_version FROM pragma_schema_version) AS schema
    FROM main.catalogue_state`);
  if (row === undefined) throw new Error('The catalogue has no state.');
  const { version, ...state } = row;
  return { version, state };
}
