import { getDatabaseFile } from '@/lib/catalogue/database/database-file';
import type { Settings } from '@/lib/config';
import { CommandError } from './command-error';
import { toRealPath } from './is-same-file';

/** What SQLite keeps beside a database is as much a part of it. */
const SUFFIXES = ['', '-wal', '-shm', '-journal'];

/** Throws CommandError where a file that is to be written is the site's database, or one of those that belong to it. */
export function checkNotDatabase(file: string, { databaseUrl }: Pick<Settings, 'databaseUrl'>): void {
  if (!databaseUrl.startsWith('file:')) return;
  const database = toRealPath(getDatabaseFile(databaseUrl));
  const isPart = SUFFIXES.some((suffix) => toRealPath(file) === database + suffix);
  if (isPart)
    throw new CommandError(`${file} belongs to the database itself: name another file. Nothing was changed.`);
}
