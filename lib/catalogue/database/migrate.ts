import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { fillSortKeys } from './fill-sort-keys';
import type { OpenedDatabase } from './open-database';

/** Commands only: the folder is found beside this file, which a bundled server does not have. */
const MIGRATIONS_FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations');

/** Applies the migrations that are missing and completes rows of earlier versions. Throws, with no migration applied, if one fails. */
export async function migrateDatabase(opened: OpenedDatabase): Promise<void> {
  await applyMigrations(opened);
  await fillSortKeys(opened);
}

async function applyMigrations({ database }: OpenedDatabase): Promise<void> {
  try {
    await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
  } catch {
    // Another process may have applied them between the look and the write: the second look then finds none missing.
    await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
  }
}
