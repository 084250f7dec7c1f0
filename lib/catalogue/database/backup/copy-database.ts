import { existsSync, statSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { BackupError } from './backup-error';
import { buildPartialPath } from './leftover-names';
import { withDatabaseFile } from './with-database-file';

/**
 * Copies a database to a file as it is at one moment, while others go on reading and writing it. The copy is checked and
 * on the disk before it gets its name, so that no broken one is ever found under it; one of that name is replaced.
 * Throws BackupError if the database is not intact, or if its copy was removed before it was whole.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const partial = buildPartialPath(to);
  await mkdir(path.dirname(to), { recursive: true });
  await rm(partial, { force: true });
  try {
    await withDatabaseFile(from, (executor) => executor.run(sql`VACUUM INTO ${partial}`));
    await checkIntegrity(partial, from);
    await syncToDisk(partial);
    await rename(partial, to);
    await syncToDisk(path.dirname(to));
  } finally {
    await rm(partial, { force: true });
  }
}

async function checkIntegrity(copy: string, original: string): Promise<void> {
  requireContent(copy, original);
  const rows = await withDatabaseFile(copy, (executor) =>
    executor.all<{ integrity_check: string }>(sql`PRAGMA integrity_check(1)`),
  );
  const finding = rows[0]?.integrity_check;
  if (finding !== 'ok') throw new BackupError(`${original} is no intact database: ${finding}`);
  requireContent(copy, original);
}

/** A copy is never empty, not even that of an empty database: who finds none has just made one by looking. */
function requireContent(copy: string, original: string): void {
  if (existsSync(copy) && statSync(copy).size > 0) return;
  throw new BackupError(
    `The copy of ${original} was removed while it was made: let no other backup or restore run beside this one, and try again.`,
  );
}

async function syncToDisk(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
