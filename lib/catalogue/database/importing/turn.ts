import { pathToFileURL } from 'node:url';
import { createClient, type Client } from '@libsql/client';
import { getDatabaseFile } from '../database-file';
import type { OpenedDatabase } from '../open-database';
import { isContention } from '../retry-while-busy';
import { runWrite } from '../write-transaction';

/**
 * Takes the turn of imports on this database; null while another process has it. Beside a file it is SQLite's lock on a
 * file of its own, which the system takes back from a process that dies. On a server it is the write lock, which this
 * only looks for: the import itself waits for it again.
 */
export async function takeTurn(url: string, opened: OpenedDatabase): Promise<(() => void) | null> {
  if (!url.startsWith('file:')) {
    const isFree = await unlessBusy(async () => runWrite(opened, 0, async () => true));
    return isFree === null ? null : () => undefined;
  }
  const file = `${getDatabaseFile(url)}.importing`;
  const client = createClient({ url: pathToFileURL(file).href, timeout: 0, concurrency: 1 });
  const release = await unlessBusy(() => lock(client));
  if (release === null) client.close();
  return release;
}

async function lock(client: Client): Promise<() => void> {
  const transaction = await client.transaction('write');
  return () => {
    transaction.close();
    client.close();
  };
}

async function unlessBusy<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isContention(error)) return null;
    throw error;
  }
}
