import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What the last versions of the catalogue changed (tags/change-log.ts). */
export const catalogueChanges = sqliteTable('catalogue_changes', {
  /** The version that the change led to. */
  version: integer().primaryKey(),
  /** The tags of what shows it (tags/tag-names.ts) as a JSON array; null where that is too much to record. */
  tags: text({ mode: 'json' }).$type<string[]>(),
});
