import { createWriteStream, existsSync, realpathSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { getDatabaseFile } from '@/lib/catalogue/database/backup';
import type { Settings } from '@/lib/config';
import { CommandError, getErrorCode } from './command-error';

/** What SQLite keeps beside a database is as much a part of it. */
const DATABASE_SUFFIXES = ['', '-wal', '-shm', '-journal'];

/**
 * Throws CommandError, before any work is done, where no file can be written at this path: it is a folder, or the
 * folder around it does not exist. None is made: a wrong name would fill some other disk unseen.
 */
export async function checkTarget(file: string): Promise<void> {
  if (/[/\\]$/.test(file) || (await isFolder(file))) {
    throw new CommandError(`${file} cannot be written: that is a folder. Name a file in it.`);
  }
  const folder = path.dirname(path.resolve(file));
  if (await isFolder(folder)) return;
  throw new CommandError(
    `${file} cannot be written: there is no folder ${folder}. Make it, or name another.`,
  );
}

async function isFolder(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isDirectory();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(getErrorCode(error) ?? '')) return false;
    throw new CommandError(`${file} cannot be looked at: ${String(error)}.`);
  }
}

/** Whether two paths lead to one file, also through links, and also where it does not exist yet. */
export function isSameFile(one: string, other: string): boolean {
  return toRealPath(one) === toRealPath(other);
}

/** The path without links in it, as far as it exists already. */
function toRealPath(file: string): string {
  if (existsSync(file)) return realpathSync(file);
  const { dir, base } = path.parse(path.resolve(file));
  return path.join(existsSync(dir) ? realpathSync(dir) : dir, base);
}

/** Throws CommandError where a file that is to be written is one of the site's databases, or belongs to one. */
export function checkNotDatabase(
  file: string,
  { databaseUrl, visitorsDatabaseUrl }: Pick<Settings, 'databaseUrl' | 'visitorsDatabaseUrl'>,
): void {
  const databases = [databaseUrl, visitorsDatabaseUrl]
    .filter((url) => url.startsWith('file:'))
    .map((url) => toRealPath(getDatabaseFile(url)));
  const parts = databases.flatMap((database) => DATABASE_SUFFIXES.map((suffix) => database + suffix));
  if (!parts.includes(toRealPath(file))) return;
  throw new CommandError(
    `${file} belongs to a database of the site: name another file. Nothing was changed.`,
  );
}

/**
 * Writes text to a file, which has all of it or stays as it was, or to standard output for "-". Throws CommandError where
 * whoever reads standard output has stopped.
 */
export async function writeOutput(
  file: string,
  text: Iterable<string> | AsyncIterable<string>,
  { isCompressed }: { isCompressed: boolean },
): Promise<void> {
  if (file === '-') return writeToStdout(text);
  const partial = `${file}.${process.pid}.partial`;
  try {
    const compress = isCompressed ? createGzip() : new PassThrough();
    await pipeline(Readable.from(text), compress, createWriteStream(partial, { flush: true }));
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
}

async function writeToStdout(text: Iterable<string> | AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(text), process.stdout, { end: false });
  } catch (error) {
    if (getErrorCode(error) !== 'EPIPE') throw error;
    throw new CommandError('Nobody reads the output any more, so it is incomplete.');
  }
}
