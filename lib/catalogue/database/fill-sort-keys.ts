import { sql } from 'drizzle-orm';
import { getEndTime } from '../offer-dates';
import type { Executor } from './executor';
import type { OpenedDatabase } from './open-database';
import { toSortKey } from './sort-key';
import { runWrite } from './write-transaction';

const BATCH = 5_000;
const PATIENCE_MS = 15_000;

type OfferRow = { id: number; title: string; endDate: string | null };
type BrandRow = { id: number; name: string };

/**
 * Gives the rows of a database that an earlier version made what lists are sorted by. It may be broken off and run
 * again; with nothing to do it costs a look.
 */
export async function fillSortKeys(opened: OpenedDatabase): Promise<void> {
  while ((await listBrands(opened.database, 1)).length + (await listOffers(opened.database, 1)).length > 0) {
    await runWrite(opened, PATIENCE_MS, async (transaction) => {
      await fillBrands(transaction);
      await fillOffers(transaction);
    });
  }
}

function listBrands(executor: Executor, limit: number): Promise<BrandRow[]> {
  return executor.all(sql`SELECT id, name FROM brands WHERE name_key IS NULL LIMIT ${limit}`);
}

function listOffers(executor: Executor, limit: number): Promise<OfferRow[]> {
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
