import { sql } from 'drizzle-orm';
import type { CatalogueStore } from '../writer';
import type { OpenedDatabase } from './open-database';
import type { Transitions } from './transitions';
import { runWrite } from './write-transaction';

const WRITE_TIMEOUT_MS = 15_000;

/** What commands do with a database. The code for it is loaded with its first use: a web server has none. */
export function createStore(
  opened: OpenedDatabase,
  transitions: Transitions,
  clock: () => Date,
): CatalogueStore {
  const { database, ready } = opened;
  return {
    async migrate() {
      const { migrateDatabase } = await import('./migrate');
      await migrateDatabase(opened);
    },
    async isEmpty() {
      await ready;
      const [row] = await database.all<{ isEmpty: number }>(
        sql`SELECT NOT EXISTS (SELECT 1 FROM brands) AS isEmpty`,
      );
      return row?.isEmpty === 1;
    },
    async write(work, { waitMs = WRITE_TIMEOUT_MS } = {}) {
      await ready;
      const { WriteSession } = await import('./writer/session');
      const { createWriter } = await import('./writer/create-writer');
      const result = await runWrite(opened, waitMs, async (transaction) => {
        const session = new WriteSession(transaction, clock());
        const returned = await work(createWriter(session));
        await session.finish();
        return returned;
      });
      transitions.forget();
      return result;
    },
    close() {
      database.$client.close();
    },
  };
}
