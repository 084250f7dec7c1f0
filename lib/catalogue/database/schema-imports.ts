import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Each import, from the moment when its turn has come (importing/import-log.ts). */
export const imports = sqliteTable(
  'imports',
  {
    id: integer().primaryKey(),
    source: text().notNull(),
    format: text().notNull(),
    /** A path or an address without its key. */
    feed: text().notNull(),
    /** "started" until it has ended; the next import finds out that it was broken off. */
    status: text({
      enum: ['started', 'imported', 'dry-run', 'refused', 'failed', 'broken-off'],
    }).notNull(),
    exitCode: integer('exit_code'),
    startedAt: text('started_at').notNull(),
    finishedAt: text('finished_at'),
    rows: integer(),
    created: integer(),
    updated: integer(),
    unchanged: integer(),
    retired: integer(),
    skipped: integer(),
    warnings: integer(),
    message: text(),
  },
  (table) => [index('imports_by_source').on(table.source)],
);
