import { sql } from 'drizzle-orm';
import type { OfferQuery } from '../source';
import type { ItemId } from '../types';
import type { Executor } from './open-database';
import { feedNotes } from './schema';

/** A query of a source whose ids are those of rows. */
export type RowQuery<Query> = Omit<Query, 'categoryId' | 'brandId'> & {
  categoryId?: number;
  brandId?: number;
};

/** Rows count from 1, and an id of the port may be a text: no row has such an id. */
const NO_ROW = 0;

export function toRowId(id: ItemId): number {
  return typeof id === 'number' ? id : NO_ROW;
}

export function toRowQuery<Query extends Pick<OfferQuery, 'categoryId' | 'brandId'>>(
  query: Query,
): RowQuery<Query> {
  const { categoryId, brandId } = query;
  return {
    ...query,
    categoryId: categoryId === undefined ? undefined : toRowId(categoryId),
    brandId: brandId === undefined ? undefined : toRowId(brandId),
  };
}

/** The tables whose ids stand in addresses, or name what does. */
const ID_TABLES = ['categories', 'brands', 'offers', 'articles'] as const;

export type IdTable = (typeof ID_TABLES)[number];

/** The highest id that a row of a table has, or had before it was removed; 0 where there never was any. */
export async function getHighestId(executor: Executor, table: IdTable): Promise<number> {
  const [row] = await executor.all<{ id: number }>(sql`
    SELECT max(
      coalesce((SELECT max(id) FROM ${sql.identifier(table)}), 0),
      coalesce((SELECT CAST(value AS INTEGER) FROM feed_notes WHERE key = ${buildNoteKey(table)}), 0)) AS id`);
  return row?.id ?? 0;
}

/**
 * Call before rows of these tables are removed: no id is given a second time, so that a bookmark never leads to another
 * offer. Returns how to keep them once more, where what is kept has been replaced.
 */
export async function keepHighestIds(
  executor: Executor,
  tables: readonly IdTable[] = ID_TABLES,
): Promise<() => Promise<void>> {
  const kept: (typeof feedNotes.$inferInsert & { table: IdTable; id: number })[] = [];
  for (const table of tables) {
    const id = await getHighestId(executor, table);
    kept.push({ table, id, key: buildNoteKey(table), value: `${id}` });
  }
  const keep = async () => {
    for (const { table, id, key, value } of kept) {
      if ((await getHighestId(executor, table)) > id) continue;
      await executor
        .insert(feedNotes)
        .values({ key, value })
        .onConflictDoUpdate({ target: feedNotes.key, set: { value } });
    }
  };
  await keep();
  return keep;
}

function buildNoteKey(table: IdTable): string {
  return `highest id of ${table}`;
}
