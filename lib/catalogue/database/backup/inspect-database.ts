import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { ensure } from '../database-file';
import { MIGRATIONS_FOLDER } from '../migrate';
import { withDatabaseFile } from '../open-database';

/** How much a catalogue's database holds, retired offers and drafts included. */
export type Contents = { brands: number; offers: number; articles: number; subscriptions: number };

/** Where the migrator notes what it has applied. */
export const MIGRATIONS_TABLE = '__drizzle_migrations';
const NEEDED_TABLES = ['brands', 'offers', 'articles', 'subscriptions', 'catalogue_state', MIGRATIONS_TABLE];

/** What is in a database file. Throws BackupError if it is no catalogue of ours, or one of a later version. */
export function inspectDatabase(file: string): Promise<Contents> {
  return withDatabaseFile(file, async (executor) => {
    const tables = await executor.all<{ name: string }>(sql`SELECT name FROM sqlite_schema`);
    const missing = NEEDED_TABLES.filter((needed) => tables.every(({ name }) => name !== needed));
    ensure(
      missing.length === 0,
      `${file} is no catalogue of this site: it has no table ${missing.join(', ')}. Use a file that "npm run backup" made.`,
    );
    const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
    const applied = await executor.all<{ at: number }>(
      sql`SELECT created_at AS at FROM ${sql.identifier(MIGRATIONS_TABLE)}`,
    );
    ensure(
      applied.every(({ at }) => known.some(({ folderMillis }) => folderMillis === Number(at))),
      `${file} was made by a later version of this site: restore it with that version or a newer one.`,
    );
    const [contents] = await executor.all<Contents>(sql`
      SELECT (SELECT count(*) FROM brands) AS brands, (SELECT count(*) FROM offers) AS offers,
        (SELECT count(*) FROM articles) AS articles, (SELECT count(*) FROM subscriptions) AS subscriptions`);
    return contents ?? { brands: 0, offers: 0, articles: 0, subscriptions: 0 };
  });
}
