import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * What visitors leave behind, in a database of its own: no import, restore or export of the catalogue holds its lock.
 * The names differ from all of the catalogue's, because both may lie in one database of a server.
 */

export const newsletterSubscriptions = sqliteTable('newsletter_subscriptions', {
  /** In lower case, as `parseEmail` returns it. */
  email: text().primaryKey(),
  /** The form that was sent. */
  source: text({ enum: ['footer', 'website'] }).notNull(),
  /** Of the page the form stood on; null where an earlier version stored the address. */
  language: text(),
  /** When the form was sent: the moment of consent. */
  consentedAt: text('consented_at').notNull(),
});

/** What visitors did with offers, counted by day: nothing says who. */
export const offerClicks = sqliteTable(
  'offer_clicks',
  {
    /** In UTC, such as 2026-11-22. */
    day: text().notNull(),
    source: text().notNull(),
    externalId: text('external_id').notNull(),
    kind: text({ enum: ['open', 'copy', 'visit'] }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.source, table.externalId, table.kind] })],
);
