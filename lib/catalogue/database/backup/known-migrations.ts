import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';

/** Where the migrator notes what it has applied. */
export const MIGRATIONS_TABLE = '__drizzle_migrations';

const MIGRATIONS_FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'migrations');

/** The migrations of this version, by the times at which they were made, as the migrator notes them. */
export function listKnownMigrations(): number[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ folderMillis }) => folderMillis);
}
