import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createClient, type Client, type ResultSet } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { isMeasuring, measure } from '@/lib/server';
import { BackupError, ensure, getDatabaseFile } from './database-file';
import { errorCode, retryWhileBusy } from './retry-while-busy';

export type Connection = { url: string; authToken?: string };
export type Database = LibSQLDatabase & { $client: Client };
/** The database itself or a transaction on it. */
export type Executor = BaseSQLiteDatabase<'async', ResultSet>;
export type Writer = { database: LibSQLDatabase; close(): void };
export type OpenedDatabase = {
  database: Database;
  /** Resolves once the database can be read; rejects if it cannot. */
  ready: Promise<void>;
  /** A connection for one write transaction. */
  openWriter(): Promise<Writer>;
};

/** The driver waits on the thread, so only this long; who wants to wait longer does it by `retryWhileBusy`. */
const BUSY_TIMEOUT_MS = 50;
const PREPARE_TIMEOUT_MS = 5_000;
/** How long one statement on a single connection waits for whoever holds the file. */
const FILE_TIMEOUT_MS = 5_000;
const BROKEN = /^SQLITE_(NOTADB|CORRUPT)$/;
const CONNECTION_PRAGMAS = 'PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;';
const READER_PRAGMAS = `${CONNECTION_PRAGMAS} PRAGMA mmap_size = 1073741824; PRAGMA cache_size = -16000;`;
/** Without a mapped file, an import's memory stays within bounds however large the file grows. */
const WRITER_PRAGMAS = `${CONNECTION_PRAGMAS} PRAGMA mmap_size = 0; PRAGMA cache_size = -32000; PRAGMA journal_size_limit = 67108864; PRAGMA temp_store = FILE;`;

/** The database behind a `file:`, `libsql:`, `http(s):` or `ws(s):` URL; a file's missing folders are created. Throws on a URL or file that cannot be opened. */
export function openDatabase(connection: Connection): OpenedDatabase {
  return connection.url.startsWith('file:') ? openFile(connection.url) : openServer(connection);
}

function openServer(connection: Connection): OpenedDatabase {
  const database = drizzle({ client: withMeasuredCalls(createClient(connection)) });
  return {
    database,
    ready: Promise.resolve(),
    openWriter: async () => ({ database, close: () => undefined }),
  };
}

function openFile(url: string): OpenedDatabase {
  mkdirSync(path.dirname(getDatabaseFile(url)), { recursive: true });
  // The driver reads on this thread: a second connection would only map the file into memory a second time.
  const client = createClient({ url, timeout: BUSY_TIMEOUT_MS, concurrency: 1 });
  const ready = prepareFile(client);
  // Whoever awaits it gets the error; without this, a file that nobody reads yet would end the process.
  ready.catch(() => undefined);
  const database = drizzle({ client: withMeasuredCalls(client) });
  return { database, ready, openWriter: () => openFileWriter(url) };
}

/**
 * A connection of its own for each transaction: a BEGIN that failed because another writer was at work leaves the
 * driver's connection unable to commit ("SQL statements in progress"), so none may go back to the pool. It does not wait
 * for its turn by itself: SQLite would block this thread meanwhile, and with it a writer of this process that is at work.
 */
async function openFileWriter(url: string): Promise<Writer> {
  const client = createClient({ url, timeout: 0, concurrency: 1 });
  await client.executeMultiple(WRITER_PRAGMAS);
  return { database: drizzle({ client }), close: () => client.close() };
}

async function prepareFile(client: Client): Promise<void> {
  await retryWhileBusy(PREPARE_TIMEOUT_MS, async () => {
    await client.execute('PRAGMA journal_mode = WAL');
    await client.executeMultiple(READER_PRAGMAS);
  });
}

/** Has the time of each statement outside of a transaction measured, where somebody takes it. */
function withMeasuredCalls(client: Client): Client {
  const execute = client.execute.bind(client) as (...args: unknown[]) => Promise<ResultSet>;
  const measured = (...args: unknown[]) => {
    if (!isMeasuring()) return execute(...args);
    const startedAt = performance.now();
    const note = () => measure({ what: 'database', milliseconds: performance.now() - startedAt });
    return execute(...args).finally(note);
  };
  return Object.assign(client, { execute: measured });
}

/**
 * Runs `work` on one connection to a database file that exists, and closes it. Throws BackupError if there is none, or if
 * it is no intact database.
 */
export async function withDatabaseFile<T>(
  file: string,
  work: (executor: Executor) => Promise<T>,
): Promise<T> {
  // Connecting would create it, and an empty database is an intact one.
  ensure(existsSync(file), `There is no file ${file}.`);
  try {
    const url = pathToFileURL(file).href;
    const client = createClient({ url, timeout: FILE_TIMEOUT_MS, concurrency: 1 });
    return await work(drizzle({ client })).finally(() => client.close());
  } catch (cause) {
    if (!BROKEN.test(errorCode(cause))) throw cause;
    throw new BackupError(`${file} is no intact database (${errorCode(cause)}).`, { cause });
  }
}

/**
 * Lets the driver free the statements that are done with, and the texts bound to them: it does so between two turns of
 * the event loop only. To be awaited where many statements with long texts follow each other.
 */
export async function freeStatements(): Promise<void> {
  await setImmediate();
}
