import { setTimeout as wait } from 'node:timers/promises';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { Executor } from './executor';

const RETRY_PAUSE_MS = 25;
const CONTENTION = new Set(['SQLITE_BUSY', 'SQLITE_LOCKED']);

/** The driver's code of an error ("SQLITE_BUSY"), also where it is the cause of another; "" if there is none. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCode(error.cause);
}

/** Runs `work`; while another process holds the database, again for `patienceMs`, then throws an error that says so. */
export async function retryWhileBusy<T>(
  patienceMs: number,
  work: () => Promise<T>,
  mayRetry: () => boolean = () => true,
): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!CONTENTION.has(errorCode(error)) || !mayRetry()) throw error;
      if (performance.now() >= deadline) {
        throw new Error(
          'The catalogue is being written by another command; try again when it has finished.',
          {
            cause: error,
          },
        );
      }
      await wait(RETRY_PAUSE_MS);
    }
  }
}

/**
 * Runs `work` in one write transaction: it is saved whole or, if anything throws, not at all. The transaction waits
 * up to `patienceMs` for another writer before `work` starts; `work` itself runs once.
 */
export async function runWrite<T>(
  database: LibSQLDatabase,
  patienceMs: number,
  work: (transaction: Executor) => Promise<T>,
): Promise<T> {
  let hasStarted = false;
  const attempt = () =>
    database.transaction((transaction) => {
      hasStarted = true;
      return work(transaction);
    });
  return retryWhileBusy(patienceMs, attempt, () => !hasStarted);
}
