import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient, type Client } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { retryWhileBusy } from './write-transaction';

export type Connection = { url: string; authToken?: string };
export type Database = LibSQLDatabase & { $client: Client };

/** The driver waits on the thread, so only this long; writers wait in `write-transaction.ts`, off the thread. */
const BUSY_TIMEOUT_MS = 50;
const FILE_CONNECTIONS = 4;
const PREPARE_PATIENCE_MS = 5_000;
const CONNECTION_PRAGMAS = `
  PRAGMA synchronous = NORMAL;
  PRAGMA foreign_keys = ON;
  PRAGMA cache_size = -16000;
  PRAGMA mmap_size = 1073741824;
`;

/** The database behind a `file:`, `libsql:`, `http(s):` or `ws(s):` URL; a file's missing folders are made. Throws if it cannot be opened. */
export function openDatabase({ url, authToken }: Connection): { database: Database; ready: Promise<void> } {
  const isFile = url.startsWith('file:');
  if (isFile) makeParentFolder(url);
  const client = createClient(
    isFile ? { url, timeout: BUSY_TIMEOUT_MS, concurrency: FILE_CONNECTIONS } : { url, authToken },
  );
  const ready = isFile ? prepareFile(client) : Promise.resolve();
  // Whoever awaits it gets the error; without this a file that nobody reads yet would end the process.
  ready.catch(() => undefined);
  return { database: drizzle({ client }), ready };
}

/** The client borrows a connection for each call at once, so as many calls as connections reach every one of them. */
async function prepareFile(client: Client): Promise<void> {
  await retryWhileBusy(PREPARE_PATIENCE_MS, async () => {
    await client.execute('PRAGMA journal_mode = WAL');
    await Promise.all(
      Array.from({ length: FILE_CONNECTIONS }, () => client.executeMultiple(CONNECTION_PRAGMAS)),
    );
  });
}

function makeParentFolder(url: string): void {
  const location = url.replace(/\?.*$/, '');
  const file = location.startsWith('file://')
    ? fileURLToPath(location)
    : decodeURIComponent(location.slice(5));
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
}
