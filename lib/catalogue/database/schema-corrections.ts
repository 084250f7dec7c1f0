import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FieldValue, NewPicture } from '../corrections';

/** What an operator says of an offer or a brand instead of its source (docs/operations.md). */
export const corrections = sqliteTable(
  'corrections',
  {
    record: text({ enum: ['offer', 'brand'] }).notNull(),
    itemId: integer('item_id').notNull(),
    field: text().notNull(),
    value: text({ mode: 'json' }).$type<FieldValue>(),
    /** What the source said last; it comes back with the end of the correction. */
    feedValue: text('feed_value', { mode: 'json' }).$type<FieldValue>(),
  },
  (table) => [primaryKey({ columns: [table.record, table.itemId, table.field] })],
);

/**
 * The last parts of addresses that lead on for good, to whatever address their item has now. An id, no address: so no
 * chain can come about, and no loop.
 */
export const oldAddresses = sqliteTable(
  'old_addresses',
  {
    record: text({ enum: ['brand', 'category', 'article'] }).notNull(),
    address: text().notNull(),
    itemId: integer('item_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.record, table.address] }),
    index('old_addresses_by_item').on(table.record, table.itemId),
  ],
);

/** Logos of an operator's own, by the hash of what they hold. */
export const pictures = sqliteTable('pictures', {
  name: text().primaryKey(),
  type: text().$type<NewPicture['type']>().notNull(),
  content: blob({ mode: 'buffer' }).notNull(),
});
