import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { getEndTime } from '../rules/offer-dates';
import type { Executor, OpenedDatabase } from './open-database';
import { compareSchema, LaterSchemaError } from './schema-version';
import { toSortKey } from './sort-key';
import { runWrite } from './write-transaction';

/** Commands only: the folder is found beside this file, which a bundled server does not have. */
export const MIGRATIONS_FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations');
const BATCH = 5_000;
const TIMEOUT_MS = 15_000;

type UnkeyedOffer = { id: number; title: string; endDate: string | null };
type UnkeyedBrand = { id: number; name: string };

/** Applies the migrations that are missing and completes rows of earlier versions. Throws, with no migration applied, if one fails, and LaterSchemaError. */
export async function migrateDatabase(opened: OpenedDatabase): Promise<void> {
  await opened.ready;
  if ((await compareSchema(opened.database)) === 'later') {
    throw new LaterSchemaError('A later version of this site has upgraded the database.');
  }
  await applyMigrations(opened, { migrationsFolder: MIGRATIONS_FOLDER });
  await fillSortKeys(opened);
}

/** Applies the migrations of a folder that are missing in a database that can be read. Throws if one fails. */
export async function applyMigrations(
  { database }: OpenedDatabase,
  config: Parameters<typeof migrate>[1],
): Promise<void> {
  try {
    await migrate(database, config);
  } catch {
    // Another process may have applied them between the look and the write: the second look then finds none missing.
    await migrate(database, config);
  }
}

/**
 * Fills what lists are sorted by into the rows of a database that an earlier version made. It may be broken off and run
 * again; with nothing to do it costs a look.
 */
async function fillSortKeys(opened: OpenedDatabase): Promise<void> {
  while ((await listBrands(opened.database, 1)).length + (await listOffers(opened.database, 1)).length > 0) {
    await runWrite(opened, TIMEOUT_MS, async (transaction) => {
      await fillBrands(transaction);
      await fillOffers(transaction);
    });
  }
}

function listBrands(executor: Executor, limit: number): Promise<UnkeyedBrand[]> {
  return executor.all(sql`SELECT id, name FROM brands WHERE name_key IS NULL LIMIT ${limit}`);
}

function listOffers(executor: Executor, limit: number): Promise<UnkeyedOffer[]> {
  return executor.all(
    sql`SELECT id, title, end_date AS endDate FROM offers WHERE title_key IS NULL LIMIT ${limit}`,
  );
}

async function fillBrands(executor: Executor): Promise<void> {
  const rows = await listBrands(executor, BATCH);
  const keys = rows.map(({ id, name }) => [id, toSortKey(name)]);
  await executor.run(sql`
    UPDATE brands SET name_key = given.value ->> 1
    FROM json_each(${JSON.stringify(keys)}) AS given WHERE brands.id = given.value ->> 0`);
}

async function fillOffers(executor: Executor): Promise<void> {
  const rows = await listOffers(executor, BATCH);
  const keys = rows.map(({ id, title, endDate }) => [id, toSortKey(title), getEndTime(endDate)]);
  await executor.run(sql`
    UPDATE offers SET title_key = given.value ->> 1, end_at = given.value ->> 2
    FROM json_each(${JSON.stringify(keys)}) AS given WHERE offers.id = given.value ->> 0`);
}
