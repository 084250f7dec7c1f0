import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { applyMigrations } from '../database/migrate';
import type { Executor, OpenedDatabase } from '../database/open-database';
import { runWrite } from '../database/write-transaction';
import { newsletterSubscriptions } from './schema';

/** Commands only, as that of the catalogue (database/migrate.ts). */
export const MIGRATIONS_FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations');
/** Not the migrator's default: the catalogue's may lie in the same database of a server. */
export const MIGRATIONS_TABLE = '__visitors_migrations';
const TIMEOUT_MS = 15_000;

/** Applies the migrations that are missing. Throws, with none applied, if one fails. */
export async function migrateVisitors(opened: OpenedDatabase): Promise<void> {
  await opened.ready;
  await applyMigrations(opened, { migrationsFolder: MIGRATIONS_FOLDER, migrationsTable: MIGRATIONS_TABLE });
}

type EarlierSubscription = { email: string; source: 'footer' | 'website'; createdAt: string };

/**
 * Takes over the subscriptions that an earlier version stored in the catalogue, and removes them there. Where visitors'
 * database has subscriptions already, those of the catalogue come from an old backup, and somebody may have
 * unsubscribed since: they are removed alone.
 */
export async function takeOverSubscriptions(
  visitors: OpenedDatabase,
  catalogue: OpenedDatabase,
): Promise<void> {
  await catalogue.ready;
  if (!(await hasEarlierTable(catalogue.database))) return;
  const rows = await catalogue.database.all<EarlierSubscription>(
    sql`SELECT email, source, created_at AS createdAt FROM subscriptions`,
  );
  if (rows.length === 0) return;
  await runWrite(visitors, TIMEOUT_MS, async (transaction) => {
    const [present] = await transaction.select().from(newsletterSubscriptions).limit(1);
    if (present !== undefined) return;
    await transaction.run(sql`
      INSERT INTO ${newsletterSubscriptions} (email, source, consented_at)
      SELECT value ->> 'email', value ->> 'source', value ->> 'createdAt' FROM json_each(${JSON.stringify(rows)})`);
  });
  await runWrite(catalogue, TIMEOUT_MS, (transaction) => transaction.run(sql`DELETE FROM subscriptions`));
}

async function hasEarlierTable(executor: Executor): Promise<boolean> {
  const found = await executor.all(sql`SELECT 1 FROM sqlite_schema WHERE name = 'subscriptions'`);
  return found.length > 0;
}
