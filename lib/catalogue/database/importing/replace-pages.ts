import { sql } from 'drizzle-orm';
import type { Executor } from '../open-database';

/** Names of databases of one connection; `isWal` is how the one that is written is journalled. */
type Replacement = { from: string; to: string; isWal: boolean };

/** Pages that are copied by one statement, which holds them in memory. */
const CHUNK_PAGES = 2_000;
/** SQLite takes no value of more than a gigabyte. */
const MAX_FILLER_BYTES = 500_000_000;
/** Of the first page, how the file is written and read: 1 by a rollback journal, 2 by a write-ahead log. */
const FORMAT_OFFSETS = [18, 19];
const FORMAT = { rollback: 1, wal: 2 };

/**
 * Makes a database equal to another, by the pages that differ, through SQLite's virtual table sqlite_dbpage
 * (https://www.sqlite.org/dbpage.html), as sqlite3_rsync does: many times faster than inserting rows, their index
 * entries and their documents again. Part of the caller's transaction, which must be the connection's last: what it knows
 * of the schema is no longer so.
 */
export async function replacePages(transaction: Executor, replacement: Replacement): Promise<void> {
  await grow(transaction, replacement);
  const last = await comparePages(transaction, replacement);
  const { from, to } = replacement;
  for (let start = 1; start <= last; start += CHUNK_PAGES) {
    await transaction.run(sql`
      UPDATE sqlite_dbpage
      SET data = (SELECT given.data FROM sqlite_dbpage(${from}) AS given WHERE given.pgno = sqlite_dbpage.pgno)
      WHERE schema = ${to} AND pgno IN (
        SELECT page FROM temp.differing WHERE page > 1 AND id BETWEEN ${start} AND ${start + CHUNK_PAGES - 1})`);
  }
  await copyFirstPage(transaction, replacement);
}

/** A page can be written only where there is one. What this writes to old pages is found to differ, and replaced. */
async function grow(transaction: Executor, { from, to }: Replacement): Promise<void> {
  const [row] = await transaction.all<{ page_size: number }>(sql`PRAGMA main.page_size`);
  const pageBytes = row?.page_size ?? 0;
  const wanted = await countPages(transaction, from);
  const filler = sql.raw(`${to}.page_filler`);
  let pages = await countPages(transaction, to);
  if (pages >= wanted) return;
  await transaction.run(sql`CREATE TABLE ${filler} (bytes)`);
  // Pages that are free are filled before new ones are added.
  for (; pages < wanted; pages = await countPages(transaction, to)) {
    const bytes = Math.min((wanted - pages) * pageBytes, MAX_FILLER_BYTES);
    await transaction.run(sql`INSERT INTO ${filler} VALUES (zeroblob(${bytes}))`);
  }
}

/** Notes which pages differ; returns how many. */
async function comparePages(transaction: Executor, { from, to }: Replacement): Promise<number> {
  await transaction.run(sql`CREATE TEMP TABLE differing (id INTEGER PRIMARY KEY, page INTEGER NOT NULL)`);
  const { rowsAffected } = await transaction.run(sql`
    INSERT INTO temp.differing (page)
    SELECT given.pgno FROM sqlite_dbpage(${from}) AS given
    WHERE given.data IS NOT (SELECT old.data FROM sqlite_dbpage(${to}) AS old WHERE old.pgno = given.pgno)`);
  return rowsAffected;
}

async function copyFirstPage(transaction: Executor, { from, to, isWal }: Replacement): Promise<void> {
  const [row] = await transaction.all<{ data: ArrayBuffer }>(
    sql`SELECT data FROM sqlite_dbpage(${from}) WHERE pgno = 1`,
  );
  if (row === undefined) throw new Error(`The database ${from} has no pages.`);
  const page = new Uint8Array(row.data);
  for (const offset of FORMAT_OFFSETS) page[offset] = isWal ? FORMAT.wal : FORMAT.rollback;
  await transaction.run(sql`UPDATE sqlite_dbpage SET data = ${page} WHERE schema = ${to} AND pgno = 1`);
}

async function countPages(executor: Executor, schema: string): Promise<number> {
  const [row] = await executor.all<{ count: number }>(
    sql`SELECT page_count AS count FROM pragma_page_count WHERE schema = ${schema}`,
  );
  return row?.count ?? 0;
}
