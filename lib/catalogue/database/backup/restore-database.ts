import { existsSync, realpathSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { migrateDatabase } from '../migrate';
import { openDatabase, type OpenedDatabase, type Writer } from '../open-database';
import { errorCode } from '../retry-while-busy';
import { runWrite } from '../write-transaction';
import { BackupError } from './backup-error';
import { buildBackupPath } from './back-up-database';
import { copyDatabase } from './copy-database';
import { getDatabaseFile } from './get-database-file';
import { inspectDatabase, type Contents } from './inspect-database';
import { buildRestoringPath, removeRestoreLeftovers } from './leftover-names';
import { replaceRows, RESTORED, type RowProgress } from './replace-rows';

const WRITE_PATIENCE_MS = 15_000;

type RestoreOptions = {
  /** Of the database to restore into; it is made if it is missing. */
  url: string;
  /** The backup. */
  file: string;
  now: Date;
  onProgress?: RowProgress;
};
export type Restored = {
  contents: Contents;
  /** Where the catalogue is kept that was there before; null if there was none. */
  keptAs: string | null;
};

/** What is in the backup. Throws BackupError if it cannot be restored into the database behind `url`. */
export async function checkBackup({ url, file }: Pick<RestoreOptions, 'url' | 'file'>): Promise<Contents> {
  const database = getDatabaseFile(url);
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  if (!statSync(file).isFile()) throw new BackupError(`${file} is no file.`);
  if (existsSync(database) && realpathSync(file) === realpathSync(database)) {
    throw new BackupError(`${file} is the present database itself: name a backup.`);
  }
  return inspectDatabase(file);
}

/**
 * Makes the database behind a `file:` URL hold what a backup holds, in one transaction: who reads it meanwhile sees all
 * of the old or all of the new, and a crash leaves the old. The file itself stays, because open connections would go on
 * with one that was put aside. What was there up to that transaction is kept as a backup. Throws BackupError, with
 * nothing changed and nothing kept, on a backup that cannot be used.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<Restored> {
  const { url, file } = options;
  const counted = await checkBackup({ url, file });
  const database = getDatabaseFile(url);
  // Somebody may want to have back just what a killed run has left.
  await removeRestoreLeftovers(database, path.basename(realpathSync(file)));
  const copy = buildRestoringPath(database);
  try {
    await copyDatabase(file, copy);
    await migrateFile(pathToFileURL(copy).href);
    // Had the copy been removed, migrating would have made an empty catalogue of it.
    await requireContents(copy, counted, file);
    const keptAs = await replaceAll(database, copy, options);
    return { contents: await inspectDatabase(database), keptAs };
  } finally {
    for (const suffix of ['', '-wal', '-shm']) await rm(copy + suffix, { force: true });
  }
}

async function requireContents(copy: string, counted: Contents, file: string): Promise<void> {
  if (isDeepStrictEqual(await inspectDatabase(copy), counted)) return;
  throw new BackupError(
    `The copy of ${file} does not hold what was counted in it: one of the two was changed or removed meanwhile. Nothing was changed; let no other backup or restore run beside this one, and try again.`,
  );
}

async function migrateFile(url: string): Promise<void> {
  const opened = openDatabase({ url });
  try {
    await prepare(opened);
  } finally {
    opened.database.$client.close();
  }
}

async function replaceAll(
  database: string,
  copy: string,
  { url, now, onProgress }: RestoreOptions,
): Promise<string | null> {
  const isThere = existsSync(database) && statSync(database).size > 0;
  const keptAs = isThere ? buildBackupPath(database, 'before-restore', now) : null;
  const opened = openDatabase({ url });
  try {
    await prepare(opened).catch((error: unknown) => {
      throw keptAs === null ? error : toKeepError(error, database, keptAs);
    });
    const attached: OpenedDatabase = { ...opened, openWriter: () => openAttached(opened, copy) };
    let isKept = false;
    await runWrite(attached, WRITE_PATIENCE_MS, async (transaction) => {
      // Only now can nobody write any more: whatever was saved before is in what is kept.
      if (keptAs !== null) await keepPresent(database, keptAs);
      isKept = keptAs !== null;
      await replaceRows(transaction, onProgress);
    }).catch(async (error: unknown) => {
      if (isKept && keptAs !== null) await rm(keptAs, { force: true });
      throw error;
    });
    // The journal has grown by the whole catalogue: give the room back where no reader needs it any more.
    await opened.database.run(sql`PRAGMA wal_checkpoint(TRUNCATE)`);
    return keptAs;
  } finally {
    opened.database.$client.close();
  }
}

async function prepare(opened: OpenedDatabase): Promise<void> {
  await opened.ready;
  await migrateDatabase(opened);
}

async function keepPresent(database: string, keptAs: string): Promise<void> {
  try {
    await copyDatabase(database, keptAs);
  } catch (error) {
    throw toKeepError(error, database, keptAs);
  }
}

/** What stands in the way of keeping the present database; that somebody else writes to it passes by itself. */
function toKeepError(cause: unknown, database: string, keptAs: string): unknown {
  if (/^SQLITE_(BUSY|LOCKED)/.test(errorCode(cause))) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new BackupError(
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
    await writer.database.run(sql`ATTACH ${copy} AS ${sql.identifier(RESTORED)}`);
    return writer;
  } catch (error) {
    writer.close();
    throw error;
  }
}
