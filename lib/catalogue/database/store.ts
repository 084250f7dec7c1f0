import { sql } from 'drizzle-orm';
import type { CatalogueStore } from '../writer';
import { isWorthStaging, writeStaged } from './importing/staged-write';
import type { Executor, OpenedDatabase } from './open-database';
import { compareSchema } from './schema-version';
import type { Transitions } from './transitions';
import { runWrite } from './write-transaction';

const WRITE_TIMEOUT_MS = 15_000;

/** What commands do with a database. The code for it is loaded with its first use: a web server has none. */
export function createStore(
  opened: OpenedDatabase,
  url: string,
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
    async compareSchema() {
      await ready;
      return compareSchema(database);
    },
    async write(work, { waitMs = WRITE_TIMEOUT_MS, feedBytes = 0 } = {}) {
      await ready;
      const { WriteSession } = await import('./writer/session');
      const { createWriter } = await import('./writer/create-writer');
      const run = async (transaction: Executor) => {
        const session = new WriteSession(transaction, clock());
        const returned = await work(createWriter(session));
        await session.finish();
        return returned;
      };
      const staged = isWorthStaging(url, feedBytes) ? await writeStaged(opened, { url, waitMs }, run) : null;
      const { result } = staged ?? { result: await runWrite(opened, waitMs, run) };
      transitions.forget();
      return result;
    },
    close() {
      database.$client.close();
    },
  };
}
