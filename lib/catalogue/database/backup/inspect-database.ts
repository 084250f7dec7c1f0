import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as visitors from '../../visitors/migrate';
import { ensure } from '../database-file';
import { migrateDatabase, MIGRATIONS_FOLDER } from '../migrate';
import { withDatabaseFile, type Executor, type OpenedDatabase } from '../open-database';

/** How much a database holds: that of the catalogue with retired offers and drafts, or that of visitors' data. */
export type Contents =
  | { kind: 'catalogue'; brands: number; offers: number; articles: number }
  | { kind: 'visitors'; subscriptions: number };
export type StoreKind = Contents['kind'];

type Store = {
  /** Tables by which a file of this kind is known. */
  tables: string[];
  /** Where the migrator notes what it has applied. */
  migrationsTable: string;
  migrationsFolder: string;
  migrate(opened: OpenedDatabase): Promise<void>;
  count(executor: Executor): Promise<Contents>;
};

export const STORES: Record<StoreKind, Store> = {
  catalogue: {
    tables: ['brands', 'offers', 'articles', 'catalogue_state'],
    migrationsTable: '__drizzle_migrations',
    migrationsFolder: MIGRATIONS_FOLDER,
    migrate: migrateDatabase,
    async count(executor) {
      const [brands, offers, articles] = await Promise.all([
        countRows(executor, 'brands'),
        countRows(executor, 'offers'),
        countRows(executor, 'articles'),
      ]);
      return { kind: 'catalogue', brands, offers, articles };
    },
  },
  visitors: {
    tables: ['newsletter_subscriptions'],
    migrationsTable: visitors.MIGRATIONS_TABLE,
    migrationsFolder: visitors.MIGRATIONS_FOLDER,
    migrate: visitors.migrateVisitors,
    count: async (executor) => ({
      kind: 'visitors',
      subscriptions: await countRows(executor, 'newsletter_subscriptions'),
    }),
  },
};

async function countRows(executor: Executor, table: string): Promise<number> {
  const [row] = await executor.all<{ count: number }>(
    sql`SELECT count(*) AS count FROM ${sql.identifier(table)}`,
  );
  return row?.count ?? 0;
}

/** What is in a database file. Throws BackupError if it is no database of ours, or one of a later version. */
export function inspectDatabase(file: string): Promise<Contents> {
  return withDatabaseFile(file, async (executor) => {
    const tables = await executor.all<{ name: string }>(sql`SELECT name FROM sqlite_schema`);
    const listMissing = ({ tables: needed, migrationsTable }: Store) =>
      [...needed, migrationsTable].filter((table) => tables.every(({ name }) => name !== table));
    const store = listMissing(STORES.visitors).length === 0 ? STORES.visitors : STORES.catalogue;
    const missing = listMissing(store);
    ensure(
      missing.length === 0,
      `${file} is no database of this site: it has no table ${missing.join(', ')}. Use a file that "npm run backup" made.`,
    );
    const known = readMigrationFiles({ migrationsFolder: store.migrationsFolder });
    const applied = await executor.all<{ at: number }>(
      sql`SELECT created_at AS at FROM ${sql.identifier(store.migrationsTable)}`,
    );
    ensure(
      applied.every(({ at }) => known.some(({ folderMillis }) => folderMillis === Number(at))),
      `${file} was made by a later version of this site: restore it with that version or a newer one.`,
    );
    return store.count(executor);
  });
}
