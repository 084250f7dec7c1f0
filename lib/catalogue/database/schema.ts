import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * Tables that drizzle-kit knows, with those of the files beside this one. The listing and search tables are written by hand in
 * the migrations.
 */

export const categories = sqliteTable('categories', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  icon: text().notNull(),
  /** Lists of categories follow it, then the id. */
  position: integer().notNull().default(0),
});

export const brands = sqliteTable(
  'brands',
  {
    id: integer().primaryKey(),
    source: text().notNull(),
    externalId: text('external_id').notNull(),
    name: text().notNull(),
    uniqueName: text('unique_name').notNull().unique(),
    logo: text(),
    description: text().notNull(),
    isFeatured: integer('is_featured', { mode: 'boolean' }).notNull(),
    trackingUrl: text('tracking_url'),
    originUrl: text('origin_url'),
    siteUrl: text('site_url'),
    /** Kept up to date by listing/changes.ts: it decides the brand's rank in lists. */
    hasLiveOffers: integer('has_live_offers', { mode: 'boolean' }).notNull().default(false),
    /** What it is sorted by from A to Z (sort-key.ts); null only until `migrate` has seen a row of an earlier version. */
    nameKey: text('name_key'),
    contentHash: text('content_hash').notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('brands_by_source').on(table.source, table.externalId),
    index('brands_by_name').on(table.nameKey, sql`id DESC`, table.hasLiveOffers, table.isFeatured),
    index('brands_without_key')
      .on(table.id)
      .where(sql`name_key IS NULL`),
  ],
);

/** Brands by the ids of further sources; (source, external_id) of the brand itself is the first. */
export const brandKeys = sqliteTable(
  'brand_keys',
  {
    source: text().notNull(),
    externalId: text('external_id').notNull(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.externalId] }),
    index('brand_keys_by_brand').on(table.brandId),
  ],
);

/** What imports note for their next run, and the highest ids of rows that are gone (row-ids.ts). */
export const feedNotes = sqliteTable('feed_notes', {
  key: text().primaryKey(),
  value: text().notNull(),
});

export const brandCategories = sqliteTable(
  'brand_categories',
  {
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.categoryId] })],
);

export const offers = sqliteTable(
  'offers',
  {
    id: integer().primaryKey(),
    kind: text({ enum: ['coupon', 'deal'] }).notNull(),
    source: text().notNull(),
    externalId: text('external_id').notNull(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    title: text().notNull(),
    description: text().notNull(),
    terms: text(),
    code: text(),
    discount: text(),
    img: text(),
    siteUrl: text('site_url'),
    trackingUrl: text('tracking_url'),
    originUrl: text('origin_url'),
    startDate: text('start_date'),
    endDate: text('end_date'),
    verifiedAt: text('verified_at'),
    regions: text({ mode: 'json' }).$type<string[]>().notNull(),
    exclusive: integer({ mode: 'boolean' }).notNull(),
    isFeatured: integer('is_featured', { mode: 'boolean' }).notNull(),
    status: text({ enum: ['active', 'retired'] }).notNull(),
    /** One of PHASE, as of the last write or transition; plus HELD_BACK where another source's offer is shown instead. */
    phase: integer().notNull(),
    /** Epoch milliseconds at which the phase changes next; null if never. */
    phaseUntil: integer('phase_until'),
    /** What it is sorted by from A to Z (sort-key.ts); null only until `migrate` has seen a row of an earlier version. */
    titleKey: text('title_key'),
    /** Epoch milliseconds of the first moment after its end; null if it never ends. */
    endAt: integer('end_at'),
    /** Live ones by their end, then those that never end, then expired ones from the latest end back. */
    endingOrder: integer('ending_order').generatedAlwaysAs(
      sql`CASE phase WHEN 0 THEN coalesce(end_at, 4000000000000000) WHEN 1 THEN 8000000000000000 - end_at END`,
      { mode: 'virtual' },
    ),
    /** Whether there is anything to copy: a blank code is none. */
    hasCode: integer('has_code', { mode: 'boolean' }).generatedAlwaysAs(sql`coalesce(trim(code), '') <> ''`, {
      mode: 'virtual',
    }),
    /** What an active coupon's code is compared by (toCodeKey); null where it has none. */
    codeKey: text('code_key'),
    contentHash: text('content_hash').notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('offers_by_source').on(table.source, table.externalId),
    // The id is the last column of every index: a source's active offers come by id.
    index('offers_active')
      .on(table.source)
      .where(sql`status = 'active'`),
    index('offers_by_code')
      .on(table.brandId, table.codeKey, table.source)
      .where(sql`code_key IS NOT NULL`),
    index('offers_held_back')
      .on(table.brandId)
      .where(sql`phase > 3`),
    index('offers_by_brand').on(table.brandId),
    index('offers_due')
      .on(table.phaseUntil)
      .where(sql`phase_until IS NOT NULL`),
    index('offers_scheduled')
      .on(table.kind)
      .where(sql`phase = 2`),
    index('offers_by_title')
      .on(table.kind, table.titleKey, sql`id DESC`, table.isFeatured, table.hasCode)
      .where(sql`phase = 0`),
    index('offers_by_ending')
      .on(table.kind, table.endingOrder, sql`id DESC`, table.isFeatured, table.hasCode)
      .where(sql`phase = 0`),
    index('offers_without_key')
      .on(table.id)
      .where(sql`title_key IS NULL`),
  ],
);

/** An offer's own categories; an offer without any is in those of its brand. */
export const offerCategories = sqliteTable(
  'offer_categories',
  {
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.categoryId] })],
);

/** Empty since visitors' data has a database of its own, which takes over what an earlier version stored here. */
export const subscriptions = sqliteTable('subscriptions', {
  email: text().primaryKey(),
  source: text({ enum: ['footer', 'website'] }).notNull(),
  createdAt: text('created_at').notNull(),
});

/** One row, id 1. */
export const catalogueState = sqliteTable('catalogue_state', {
  id: integer().primaryKey(),
  version: integer().notNull(),
  /** Raised by every write of a command, also where visitors see nothing of it; not by what time alone changes. */
  writes: integer().notNull().default(0),
});

export type OfferRow = typeof offers.$inferSelect;

/** An object without some of its properties: columns that are not to be read. */
export function omit<T extends object, K extends keyof T & string>(from: T, keys: readonly K[]): Omit<T, K>;
export function omit(from: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key)));
}
