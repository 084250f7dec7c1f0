import { sql } from 'drizzle-orm';
import type { AddressedRecord } from '../../corrections';
import { RefusedError } from '../../writer';
import { ADDRESS_COLUMNS, dropOldAddress, findMoved, leadTo, saveOldAddress } from '../old-addresses';
import type { Executor } from '../open-database';
import { keepHighestIds } from '../row-ids';
import {
  ARTICLES,
  CATEGORIES,
  toArticleAddressTag,
  toArticleTag,
  toBrandAddressTag,
  toCategoryTag,
} from '../tags/tag-names';
import { rehashOffers } from './save-offers';
import type { WriteSession } from './session';

/** Gives a record another address. Throws where that is another one's, or leads to another one. */
export async function rename(
  session: WriteSession,
  record: AddressedRecord,
  from: string,
  to: string,
): Promise<void> {
  const { executor, changes } = session;
  const { table, column } = ADDRESS_COLUMNS[record];
  const id = await requireId(executor, record, from);
  if (from === to) return;
  await checkFree(executor, record, to, id);
  if (record === 'brand') await changes.beginBrands([id]);
  await executor.run(
    record === 'category'
      ? sql`UPDATE ${table} SET ${column} = ${to} WHERE id = ${id}`
      : sql`UPDATE ${table} SET ${column} = ${to}, updated_at = ${session.nowText} WHERE id = ${id}`,
  );
  await dropOldAddress(executor, record, to);
  await saveOldAddress(executor, record, from, id);
  if (record !== 'article') await rehashOffers(executor, await listOffersIn(session, record, id));
  changes.addOther(...listMovedTags(record, id, [from, to]));
}

/** The tags of what shows a record at these addresses; those of a brand follow from its row. */
function listMovedTags(record: AddressedRecord, id: number, addresses: string[]): string[] {
  if (record === 'category') return [CATEGORIES, toCategoryTag(id)];
  if (record === 'brand') return addresses.map(toBrandAddressTag);
  return [ARTICLES, toArticleTag(id), ...addresses.map(toArticleAddressTag)];
}

/** Takes old addresses over from another catalogue (CatalogueWriter.leadTo). */
export async function leadOldAddressesTo(
  session: WriteSession,
  record: AddressedRecord,
  oldAddresses: string[],
  address: string,
): Promise<void> {
  const { executor, changes } = session;
  const { table, column } = ADDRESS_COLUMNS[record];
  const id = await requireId(executor, record, address);
  const owned = await executor.all<{ address: string }>(sql`
    SELECT ${column} AS address FROM ${table}
    WHERE ${column} IN (SELECT value FROM json_each(${JSON.stringify(oldAddresses)}))`);
  const present = new Set(owned.map((row) => row.address));
  for (const old of oldAddresses.filter((given) => !present.has(given)))
    await saveOldAddress(executor, record, old, id);
  changes.addOther();
}

async function checkFree(executor: Executor, record: AddressedRecord, to: string, id: number): Promise<void> {
  const { table, column } = ADDRESS_COLUMNS[record];
  const [owner] = await executor.all(sql`SELECT 1 FROM ${table} WHERE ${column} = ${to}`);
  if (owner !== undefined) throw new RefusedError(`There is another ${record} "${to}".`);
  const [moved] = await findMoved(executor, record, [to]);
  if (moved !== undefined && moved.id !== id) {
    throw new RefusedError(
      `The address "${to}" leads to the ${record} "${moved.present}": choose another one.`,
    );
  }
}

async function requireId(executor: Executor, record: AddressedRecord, address: string): Promise<number> {
  const { table, column } = ADDRESS_COLUMNS[record];
  const [row] = await executor.all<{ id: number }>(sql`SELECT id FROM ${table} WHERE ${column} = ${address}`);
  if (row === undefined) throw new RefusedError(`There is no ${record} "${address}".`);
  return row.id;
}

/** All offers of a brand, or all with that category of their own. */
async function listOffersIn(
  session: WriteSession,
  record: 'brand' | 'category',
  id: number,
): Promise<number[]> {
  await session.restoreIndexes();
  const rows = await session.executor.all<{ id: number }>(
    record === 'brand'
      ? sql`SELECT id FROM offers WHERE brand_id = ${id}`
      : sql`SELECT offer_id AS id FROM offer_categories WHERE category_id = ${id}`,
  );
  return rows.map((row) => row.id);
}

/** Moves everything of a brand to another one. */
export async function mergeBrand(
  session: WriteSession,
  uniqueName: string,
  into: string,
): Promise<{ offers: number }> {
  const { executor, changes, nowText } = session;
  const from = await requireId(executor, 'brand', uniqueName);
  const to = await requireId(executor, 'brand', into);
  if (from === to) throw new RefusedError(`"${uniqueName}" is that brand itself.`);
  const offerIds = await listOffersIn(session, 'brand', from);
  await changes.beginBrands([from, to]);
  await changes.beginOffers(offerIds);
  await executor.run(sql`UPDATE offers SET brand_id = ${to} WHERE brand_id = ${from}`);
  changes.addOffers(offerIds, [to]);
  // What its sources mean by it is the other brand from now on.
  await executor.run(sql`UPDATE brand_keys SET brand_id = ${to} WHERE brand_id = ${from}`);
  await executor.run(sql`
    INSERT INTO brand_keys (source, external_id, brand_id)
    SELECT source, external_id, ${to} FROM brands WHERE id = ${from} ON CONFLICT DO NOTHING`);
  await executor.run(sql`UPDATE articles SET brand_id = ${to} WHERE brand_id = ${from}`);
  await executor.run(sql`DELETE FROM brand_categories WHERE brand_id = ${from}`);
  await executor.run(sql`DELETE FROM corrections WHERE record = 'brand' AND item_id = ${from}`);
  await keepHighestIds(executor, ['brands']);
  await executor.run(sql`DELETE FROM brands WHERE id = ${from}`);
  await executor.run(sql`UPDATE brands SET updated_at = ${nowText} WHERE id = ${to}`);
  await leadTo(executor, 'brand', { id: from, address: uniqueName }, to);
  await rehashOffers(executor, offerIds);
  return { offers: offerIds.length };
}

/** Takes a category out; brands, offers and articles that were in it are in another one. */
export async function removeCategory(
  session: WriteSession,
  slug: string,
  to: string,
): Promise<{ offers: number; brands: number }> {
  const { executor, changes } = session;
  const from = await requireId(executor, 'category', slug);
  const target = await requireId(executor, 'category', to);
  if (from === target) throw new RefusedError(`"${slug}" is that category itself.`);
  await changes.beginCategory(from);
  const offerIds = await listOffersIn(session, 'category', from);
  const counts = { offers: offerIds.length, brands: 0 };
  for (const [table, owner] of [
    ['offer_categories', 'offer_id'],
    ['brand_categories', 'brand_id'],
  ] as const) {
    const [pairs, item] = [sql.identifier(table), sql.identifier(owner)];
    await executor.run(sql`
      INSERT OR IGNORE INTO ${pairs} (${item}, category_id)
      SELECT ${item}, ${target} FROM ${pairs} WHERE category_id = ${from}`);
    const removed = await executor.run(sql`DELETE FROM ${pairs} WHERE category_id = ${from}`);
    if (table === 'brand_categories') counts.brands = removed.rowsAffected;
  }
  await executor.run(sql`UPDATE articles SET category_id = ${target} WHERE category_id = ${from}`);
  await keepHighestIds(executor, ['categories']);
  await executor.run(sql`DELETE FROM categories WHERE id = ${from}`);
  await leadTo(executor, 'category', { id: from, address: slug }, target);
  await rehashOffers(executor, offerIds);
  changes.addOther(CATEGORIES, toCategoryTag(from), toCategoryTag(target));
  return counts;
}
