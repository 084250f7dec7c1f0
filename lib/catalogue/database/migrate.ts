import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/libsql/migrator';
import type { Database } from './open-database';

/** Commands only: the folder is found beside this file, which a bundled server does not have. */
const MIGRATIONS_FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations');

/** Applies the migrations that are missing. Throws, with nothing applied, if one fails. */
export async function migrateDatabase(database: Database): Promise<void> {
  try {
    await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
  } catch {
    // Another process may have applied them between the look and the write: the second look then finds none missing.
    await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
  }
}
