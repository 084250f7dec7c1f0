import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * What visitors leave behind, in a database of its own: no import, restore or export of the catalogue holds its lock.
 * The names differ from all of the catalogue's, because both may lie in one database of a server.
 */

export const newsletterSubscriptions = sqliteTable(
  'newsletter_subscriptions',
  {
    /** In lower case, as `parseEmail` returns it. */
    email: text().primaryKey(),
    /** The form that was sent. */
    source: text({ enum: ['footer', 'website'] }).notNull(),
    /** Of the page the form stood on; null where an earlier version stored the address. */
    language: text(),
    /** When the form was sent: the moment of consent. */
    consentedAt: text('consented_at').notNull(),
    /** What the links of the mail name the subscription by; null where no mail asks to confirm it. */
    token: text(),
    /** When the link was followed; null with a token is a subscription that does not count yet. */
    confirmedAt: text('confirmed_at'),
    /** When the mail is to be sent, or sent again; null where none is waiting. */
    mailDueAt: text('mail_due_at'),
    mailTries: integer('mail_tries').notNull().default(0),
    /** When the server took the last mail. */
    mailedAt: text('mailed_at'),
  },
  (table) => [
    uniqueIndex('newsletter_by_token').on(table.token),
    index('newsletter_mail_due')
      .on(table.mailDueAt)
      .where(sql`mail_due_at IS NOT NULL`),
  ],
);

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

/** Whether a code worked, as visitors say: nothing says who. */
export const offerVotes = sqliteTable(
  'offer_votes',
  {
    /** A random text of the browser, by which it takes its vote back within a minute. */
    token: text().primaryKey(),
    source: text().notNull(),
    externalId: text('external_id').notNull(),
    worked: integer({ mode: 'boolean' }).notNull(),
    /** When it was given: an instant. */
    votedAt: text('voted_at').notNull(),
    /** A no that an operator's check has refuted: it counts on the card, and moves the offer no more. */
    isRefuted: integer('is_refuted', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('offer_votes_by_offer').on(table.source, table.externalId, table.votedAt),
    index('offer_votes_by_time').on(table.votedAt),
  ],
);
