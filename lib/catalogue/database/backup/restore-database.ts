import { randomUUID } from 'node:crypto';
import { existsSync, realpathSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { BackupError, ensure, getDatabaseFile } from '../database-file';
import { trackChanges } from '../listing';
import { openDatabase, type Executor, type OpenedDatabase, type Writer } from '../open-database';
import { errorCode } from '../retry-while-busy';
import { keepHighestIds } from '../row-ids';
import { runWrite } from '../write-transaction';
import { buildBackupPath, copyDatabase, removeLeftovers } from './back-up-database';
import { inspectDatabase, STORES, type Contents, type StoreKind } from './inspect-database';

const WRITE_TIMEOUT_MS = 15_000;
/** The name under which the restored database is attached. */
const RESTORED = sql.identifier('restored');

/** `file` is the backup; `urls` those of the databases: the one of its kind is created if it is missing. */
type RestoreOptions = { urls: Record<StoreKind, string>; file: string; now: Date; onProgress?: Progress };
type Progress = (done: number, total: number) => void;
type Restored = { contents: Contents; keptAs: string | null };

/** What is in the backup. Throws BackupError if it cannot be restored into the database of its kind. */
export async function checkBackup({ urls, file }: Pick<RestoreOptions, 'urls' | 'file'>): Promise<Contents> {
  ensure(existsSync(file), `There is no file ${file}.`);
  ensure(statSync(file).isFile(), `${file} is no file.`);
  const contents = await inspectDatabase(file);
  const database = getDatabaseFile(urls[contents.kind]);
  const isOther = !existsSync(database) || realpathSync(file) !== realpathSync(database);
  ensure(isOther, `${file} is the present database itself: name a backup.`);
  return contents;
}

/**
 * Makes the database of a backup's kind hold what the backup holds, in one transaction: who reads it meanwhile sees all
 * of the old or all of the new, and a crash leaves the old. The file itself stays, because open connections would go on
 * with one that was put aside. What was there up to that transaction is kept as a backup: `keptAs`, null if there was
 * none. Throws BackupError, with nothing changed and nothing kept, on a backup that cannot be used.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<Restored> {
  const { file } = options;
  const counted = await checkBackup(options);
  const url = options.urls[counted.kind];
  const database = getDatabaseFile(url);
  // Somebody may want to have back just what a killed run has left.
  await removeLeftovers([database], path.basename(realpathSync(file)));
  const copy = `${database}.${process.pid}.${randomUUID()}.restoring`;
  try {
    await copyDatabase(file, copy);
    const opened = openDatabase({ url: pathToFileURL(copy).href });
    await STORES[counted.kind].migrate(opened).finally(() => opened.database.$client.close());
    // Had the copy been removed, migrating would have made an empty catalogue of it.
    ensure(
      isDeepStrictEqual(await inspectDatabase(copy), counted),
      `The copy of ${file} does not hold what was counted in it: one of the two was changed or removed meanwhile. Nothing was changed; let no other backup or restore run beside this one, and try again.`,
    );
    const keptAs = await replaceAll({ kind: counted.kind, url, database, copy }, options);
    return { contents: await inspectDatabase(database), keptAs };
  } finally {
    for (const suffix of ['', '-wal', '-shm']) await rm(copy + suffix, { force: true });
  }
}

type Replacement = { kind: StoreKind; url: string; database: string; copy: string };

async function replaceAll(
  { kind, url, database, copy }: Replacement,
  options: RestoreOptions,
): Promise<string | null> {
  const isThere = existsSync(database) && statSync(database).size > 0;
  const keptAs = isThere ? buildBackupPath(database, `before-restore-${kind}`, options.now) : null;
  const rethrow = (cause: unknown) => throwUnkept(cause, database, keptAs);
  const opened = openDatabase({ url });
  try {
    await STORES[kind].migrate(opened).catch(rethrow);
    let isKept = false;
    const attached = { ...opened, openWriter: () => openAttached(opened, copy) };
    await runWrite(attached, WRITE_TIMEOUT_MS, async (transaction) => {
      // Only now can nobody write any more: whatever was saved before is in what is kept.
      if (keptAs !== null) await copyDatabase(database, keptAs).catch(rethrow);
      isKept = keptAs !== null;
      await replaceTables(transaction, kind, options.onProgress);
    }).catch(async (error: unknown) => {
      if (isKept && keptAs !== null) await rm(keptAs, { force: true });
      throw error;
    });
    // The journal has grown by the whole database: give the room back where no reader needs it any more.
    await opened.database.run(sql`PRAGMA wal_checkpoint(TRUNCATE)`);
    return keptAs;
  } finally {
    opened.database.$client.close();
  }
}

/** Says what stands in the way of keeping the present database; that somebody else writes to it passes by itself. */
function throwUnkept(cause: unknown, database: string, keptAs: string | null): never {
  if (keptAs === null || /^SQLITE_(BUSY|LOCKED)/.test(errorCode(cause))) throw cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new BackupError(
    `The present database cannot be kept as ${keptAs}, so nothing was changed (${reason}). If it is broken, stop the site, move ${path.basename(database)} with its -wal and -shm away, and restore again.`,
    { cause },
  );
}

/** A connection that also sees the copy. Tables are replaced one by one, so foreign keys cannot be checked meanwhile. */
async function openAttached({ openWriter }: OpenedDatabase, copy: string): Promise<Writer> {
  const writer = await openWriter();
  try {
    await writer.database.run(sql`PRAGMA foreign_keys = OFF`);
    await writer.database.run(sql`PRAGMA synchronous = FULL`);
    await writer.database.run(sql`ATTACH ${copy} AS ${RESTORED}`);
    return writer;
  } catch (error) {
    writer.close();
    throw error;
  }
}

/**
 * Makes every ordinary table hold what the attached one holds; for the catalogue, rebuilds the search from them, raises
 * the version above both, and keeps the ids that were given meanwhile from being given again. Triggers are dropped meanwhile: what they would do has been done in what is copied.
 */
async function replaceTables(
  transaction: Executor,
  kind: StoreKind,
  onProgress: Progress = () => {},
): Promise<void> {
  const tables = await transaction.all<{ name: string; columns: string }>(sql`
    SELECT name, (SELECT group_concat('"' || name || '"') FROM pragma_table_info(list.name, 'main')) AS columns
    FROM pragma_table_list AS list
    WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%' AND name <> ${STORES[kind].migrationsTable}`);
  const triggers = await transaction.all<{ name: string; sql: string }>(sql`
    SELECT name, sql FROM main.sqlite_schema WHERE type = 'trigger'`);
  const version = kind === 'catalogue' ? await pickVersion(transaction) : null;
  const keepIds = kind === 'catalogue' ? await keepHighestIds(transaction) : null;
  for (const { name } of triggers) await transaction.run(sql`DROP TRIGGER main.${sql.identifier(name)}`);
  for (const [index, { name, columns }] of tables.entries()) {
    onProgress(index, tables.length + 1);
    const [table, stored] = [sql.identifier(name), sql.raw(columns)];
    await transaction.run(sql`DELETE FROM main.${table}`);
    await transaction.run(
      sql`INSERT INTO main.${table} (${stored}) SELECT ${stored} FROM ${RESTORED}.${table}`,
    );
  }
  for (const trigger of triggers) await transaction.run(sql.raw(trigger.sql));
  onProgress(tables.length, tables.length + 1);
  if (version !== null) {
    await keepIds?.();
    await trackChanges(transaction).rebuildSearch();
    await transaction.run(sql`UPDATE catalogue_state SET version = ${version}`);
  }
  onProgress(tables.length + 1, tables.length + 1);
}

/** Above that of the present catalogue and that of the backup. */
async function pickVersion(transaction: Executor): Promise<number> {
  const [state] = await transaction.all<{ version: number }>(sql`
    SELECT max(present.version, backup.version) + 1 AS version
    FROM main.catalogue_state AS present, ${RESTORED}.catalogue_state AS backup`);
  return state?.version ?? 1;
}
