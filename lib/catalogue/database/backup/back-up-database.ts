import { existsSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from './backup-error';
import { copyDatabase } from './copy-database';
import { formatStamp } from './format-stamp';
import { getDatabaseFile } from './get-database-file';
import { inspectDatabase, type Contents } from './inspect-database';
import { removePartialLeftovers, removeRestoreLeftovers } from './leftover-names';

type BackupOptions = {
  /** Of the database. */
  url: string;
  /** Where to; left out, a name with the time in `backups` beside the database. */
  file?: string;
  /** Replaces a file of that name. */
  isForced: boolean;
  now: Date;
};

/**
 * Copies the database behind a `file:` URL, while the site goes on using it; answers the copy's path and contents.
 * Throws BackupError, with no file made, where there is no such database, it is not intact, or the name is taken.
 */
export async function backUpDatabase({
  url,
  file,
  isForced,
  now,
}: BackupOptions): Promise<{ file: string; contents: Contents }> {
  const database = getDatabaseFile(url);
  if (!existsSync(database))
    throw new BackupError(`There is no database ${database} yet: nothing to back up.`);
  const target = path.resolve(file ?? buildBackupPath(database, 'catalogue', now));
  if (target === database) throw new BackupError(`${target} is the database itself: name another file.`);
  if (!isForced && existsSync(target)) {
    throw new BackupError(`${target} exists already: name another file, or replace it with --force.`);
  }
  await removeRestoreLeftovers(database);
  await removePartialLeftovers(target);
  await copyDatabase(database, target);
  return { file: target, contents: await inspectDatabase(target) };
}

/** Where backups lie unless told: in a folder beside the database, by the time they were made. */
export function buildBackupPath(database: string, name: string, now: Date): string {
  return path.join(path.dirname(database), 'backups', `${name}-${formatStamp(now)}.db`);
}
