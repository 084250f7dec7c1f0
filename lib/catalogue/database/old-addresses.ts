import { sql } from 'drizzle-orm';
import type { AddressedRecord } from '../corrections';
import type { Executor } from './open-database';

/** Where each kind of record keeps the last part of its address. */
export const ADDRESS_COLUMNS = {
  brand: { table: sql.identifier('brands'), column: sql.identifier('unique_name') },
  category: { table: sql.identifier('categories'), column: sql.identifier('slug') },
  article: { table: sql.identifier('articles'), column: sql.identifier('slug') },
} as const;

type Moved = { address: string; id: number; present: string };

/** Where those of the given addresses lead that are old ones, and no record's own; all of them unless some are given. */
export async function findMoved(
  executor: Executor,
  record: AddressedRecord,
  addresses?: string[],
): Promise<Moved[]> {
  if (addresses?.length === 0) return [];
  const { table, column } = ADDRESS_COLUMNS[record];
  const isGiven =
    addresses === undefined
      ? sql`true`
      : sql`old.address IN (SELECT value FROM json_each(${JSON.stringify(addresses)}))`;
  return executor.all<Moved>(sql`
    SELECT old.address, item.id, item.${column} AS present
    FROM old_addresses AS old JOIN ${table} AS item ON item.id = old.item_id
    WHERE old.record = ${record} AND ${isGiven} AND NOT EXISTS (SELECT 1 FROM ${table} AS own WHERE own.${column} = old.address)`);
}

/** From now on an address leads to an item, whatever address that has. */
export async function saveOldAddress(
  executor: Executor,
  record: AddressedRecord,
  address: string,
  itemId: number,
): Promise<void> {
  await executor.run(sql`
    INSERT INTO old_addresses (record, address, item_id) VALUES (${record}, ${address}, ${itemId})
    ON CONFLICT (record, address) DO UPDATE SET item_id = excluded.item_id`);
}

/** An item is an address's own again: it leads nowhere else. */
export async function dropOldAddress(
  executor: Executor,
  record: AddressedRecord,
  address: string,
): Promise<void> {
  await executor.run(sql`DELETE FROM old_addresses WHERE record = ${record} AND address = ${address}`);
}

/** What led to an item that goes leads to another one, its own address too. */
export async function leadTo(
  executor: Executor,
  record: AddressedRecord,
  gone: { id: number; address: string },
  itemId: number,
): Promise<void> {
  await executor.run(
    sql`UPDATE old_addresses SET item_id = ${itemId} WHERE record = ${record} AND item_id = ${gone.id}`,
  );
  await saveOldAddress(executor, record, gone.address, itemId);
}
