import { sql } from 'drizzle-orm';
import type { Executor, OpenedDatabase } from './open-database';
import { retryWhileBusy } from './retry-while-busy';

/**
 * Runs `work` in one write transaction: it is saved whole or, if anything throws, not at all. The transaction waits
 * up to `timeoutMs` for another writer before `work` starts; `work` itself runs once.
 */
export function runWrite<T>(
  { openWriter }: Pick<OpenedDatabase, 'openWriter'>,
  timeoutMs: number,
  work: (transaction: Executor) => Promise<T>,
): Promise<T> {
  let hasStarted = false;
  const attempt = async () => {
    const writer = await openWriter();
    try {
      return await runTransaction(writer.database, async (transaction) => {
        // A server learns of the transaction with its first statement only.
        await transaction.run(sql`SELECT 1`);
        hasStarted = true;
        return work(transaction);
      });
    } finally {
      writer.close();
    }
  };
  return retryWhileBusy(timeoutMs, attempt, () => !hasStarted);
}

/** A transaction that throws what `work` threw, whatever becomes of taking it back. */
async function runTransaction<T>(
  database: Executor,
  work: (transaction: Executor) => Promise<T>,
): Promise<T> {
  const failures: unknown[] = [];
  try {
    return await database.transaction((transaction) =>
      work(transaction).catch((error: unknown) => {
        failures.push(error);
        throw error;
      }),
    );
  } catch (error) {
    // SQLite takes a transaction back by itself when its disk is full: then there is nothing left to take back, and
    // the driver's complaint of that would hide why.
    throw failures.length > 0 ? failures[0] : error;
  }
}
