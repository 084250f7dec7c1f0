import { existsSync, statSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { ensure, getDatabaseFile } from '../database-file';
import { withDatabaseFile } from '../open-database';
import { errorCode } from '../retry-while-busy';
import { inspectDatabase, type Contents, type StoreKind } from './inspect-database';

type BackupOptions = { kind: StoreKind; url: string; file?: string; isForced: boolean; now: Date };

/**
 * Copies the database behind a `file:` URL, while the site goes on using it, to `file`, by default to a name with the time
 * in `backups` beside it. Returns the copy's path and contents. Throws BackupError, with no file made, where there is no
 * such database, it is not intact, or the name is taken; `isForced` replaces what has the name.
 */
export async function backUpDatabase(options: BackupOptions): Promise<{ file: string; contents: Contents }> {
  const database = getDatabaseFile(options.url);
  ensure(existsSync(database), `There is no database ${database} yet: nothing to back up.`);
  const file = path.resolve(options.file ?? buildBackupPath(database, options.kind, options.now));
  ensure(file !== database, `${file} is the database itself: name another file.`);
  const isFree = options.isForced || !existsSync(file);
  ensure(isFree, `${file} exists already: name another file, or replace it with --force.`);
  await removeLeftovers([database, file]);
  await copyDatabase(database, file);
  return { file, contents: await inspectDatabase(file) };
}

/** Where backups lie by default, by the time in UTC: "backups/catalogue-2026-11-30T18-05-09-120Z.db" beside the database. */
export function buildBackupPath(database: string, name: string, now: Date): string {
  const stamp = now.toISOString().replaceAll(/[:.]/g, '-');
  return path.join(path.dirname(database), 'backups', `${name}-${stamp}.db`);
}

/** Where this process writes a file that gets the name of `target` when it is whole. */
export function buildPartialPath(target: string): string {
  return `${target}.${process.pid}.partial`;
}

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
  const [row] = await withDatabaseFile(copy, (executor) =>
    executor.all<{ found: string }>(sql`SELECT integrity_check AS found FROM pragma_integrity_check(1)`),
  );
  ensure(row?.found === 'ok', `${original} is no intact database: ${row?.found}`);
  // Connecting to a copy that was just removed creates an empty file; a copy is never empty.
  ensure(
    existsSync(copy) && statSync(copy).size > 0,
    `The copy of ${original} was removed while it was made: let no other backup or restore run beside this one, and try again.`,
  );
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Names of files that are not finished. Earlier versions of this site left the process out of them. */
const UNFINISHED =
  /^(?<target>.+?)(?:\.(?<pid>\d+))?(?:\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.restoring(?:\.\d+\.partial)?|\.partial)(?:-wal|-shm|-journal)?$/;
const BACKUP =
  /^(?:catalogue|visitors|before-restore(?:-catalogue|-visitors)?)-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.db$/;
const MAX_AGE_MS = 60 * 60 * 1_000;
/** A pid says little of a process in another container. */
const MAX_AGE_WITHOUT_PROCESS_MS = 5 * 60 * 1_000;

/** Removes what killed runs have left beside these files and in `backups` beside the first, but for a file named `kept`. */
export async function removeLeftovers(files: [database: string, target?: string], kept = ''): Promise<void> {
  for (const file of files)
    if (file) await removeUnfinished(path.dirname(file), (name) => name === path.basename(file), kept);
  await removeUnfinished(path.join(path.dirname(files[0]), 'backups'), (name) => BACKUP.test(name), kept);
}

/** Of targets, what no running process has changed for five minutes, or nobody for an hour. One that may not be removed stays. */
async function removeUnfinished(folder: string, isTarget: (name: string) => boolean, kept: string) {
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const { target = '', pid = '' } = UNFINISHED.exec(name)?.groups ?? {};
    const file = path.join(folder, name);
    // By the clock that dates files, so not by a moment that is passed in.
    const ageMs = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    const maxAgeMs = pid === '' || isRunning(Number(pid)) ? MAX_AGE_MS : MAX_AGE_WITHOUT_PROCESS_MS;
    if (name === kept || !isTarget(target) || ageMs <= maxAgeMs) continue;
    await rm(file, { force: true }).catch((error: unknown) => {
      if (!/^(EACCES|EPERM)$/.test(errorCode(error))) throw error;
    });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, as another user.
    return errorCode(error) === 'EPERM';
  }
}
