import { sql } from 'drizzle-orm';
import type { Executor } from '../open-database';
import { BackupError } from './backup-error';
import { listKnownMigrations, MIGRATIONS_TABLE } from './known-migrations';
import { withDatabaseFile } from './with-database-file';

/** How much a catalogue's database holds, retired offers and drafts included. */
export type Contents = { brands: number; offers: number; articles: number; subscriptions: number };

const NEEDED_TABLES = ['brands', 'offers', 'articles', 'subscriptions', 'catalogue_state', MIGRATIONS_TABLE];

/** What is in a database file. Throws BackupError if it is no catalogue of ours, or one of a later version. */
export function inspectDatabase(file: string): Promise<Contents> {
  return withDatabaseFile(file, async (executor) => {
    await requireTables(executor, file);
    await requireKnownMigrations(executor, file);
    const [contents] = await executor.all<Contents>(sql`
      SELECT (SELECT count(*) FROM brands) AS brands, (SELECT count(*) FROM offers) AS offers,
        (SELECT count(*) FROM articles) AS articles, (SELECT count(*) FROM subscriptions) AS subscriptions`);
    if (contents === undefined) throw new Error(`${file} answered no row.`);
    return contents;
  });
}

async function requireTables(executor: Executor, file: string): Promise<void> {
  const rows = await executor.all<{ name: string }>(sql`SELECT name FROM sqlite_schema WHERE type = 'table'`);
  const names = new Set(rows.map(({ name }) => name));
  const missing = NEEDED_TABLES.filter((name) => !names.has(name));
  if (missing.length > 0) {
    throw new BackupError(
      `${file} is no catalogue of this site: it has no table ${missing.join(', ')}. Use a file that "npm run backup" made.`,
    );
  }
}

async function requireKnownMigrations(executor: Executor, file: string): Promise<void> {
  const known = new Set(listKnownMigrations());
  const rows = await executor.all<{ at: number }>(
    sql`SELECT created_at AS at FROM ${sql.identifier(MIGRATIONS_TABLE)}`,
  );
  if (rows.some(({ at }) => !known.has(Number(at)))) {
    throw new BackupError(
      `${file} was made by a later version of this site: restore it with that version or a newer one.`,
    );
  }
}
