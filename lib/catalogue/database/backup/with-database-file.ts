import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import type { Executor } from '../open-database';
import { errorCode } from '../retry-while-busy';
import { BackupError } from './backup-error';

/** How long one statement waits for whoever holds the file. */
const BUSY_TIMEOUT_MS = 5_000;

const BROKEN = new Set(['SQLITE_NOTADB', 'SQLITE_CORRUPT']);

/**
 * Runs `work` on one connection to a database file that exists, and closes it. Throws BackupError if there is none, or if
 * it is no intact database.
 */
export async function withDatabaseFile<T>(
  file: string,
  work: (executor: Executor) => Promise<T>,
): Promise<T> {
  // Connecting would make it, and an empty database is an intact one.
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  try {
    return await connect(file, work);
  } catch (cause) {
    if (!BROKEN.has(errorCode(cause))) throw cause;
    throw new BackupError(`${file} is no intact database (${errorCode(cause)}).`, { cause });
  }
}

async function connect<T>(file: string, work: (executor: Executor) => Promise<T>): Promise<T> {
  const client = createClient({ url: pathToFileURL(file).href, timeout: BUSY_TIMEOUT_MS, concurrency: 1 });
  try {
    return await work(drizzle({ client }));
  } finally {
    client.close();
  }
}
