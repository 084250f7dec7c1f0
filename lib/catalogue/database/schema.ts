import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Tables that drizzle-kit knows. The listing and search tables are written by hand in the migrations. */

export const categories = sqliteTable('categories', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  icon: text().notNull(),
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
    /** Kept true by the writer and by `settle`: it decides the brand's rank in lists. */
    hasLiveOffers: integer('has_live_offers', { mode: 'boolean' }).notNull().default(false),
    contentHash: text('content_hash').notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [uniqueIndex('brands_by_source').on(table.source, table.externalId)],
);

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
    /** One of PHASE, as of the last write or settling. */
    phase: integer().notNull(),
    /** Epoch milliseconds at which the phase changes next; null if never. */
    phaseUntil: integer('phase_until'),
    contentHash: text('content_hash').notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('offers_by_source').on(table.source, table.externalId),
    index('offers_by_brand').on(table.brandId),
    index('offers_due')
      .on(table.phaseUntil)
      .where(sql`phase_until IS NOT NULL`),
    index('offers_scheduled')
      .on(table.kind)
      .where(sql`phase = 2`),
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

export const articles = sqliteTable(
  'articles',
  {
    id: integer().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    description: text().notNull(),
    content: text().notNull(),
    featuredImage: text('featured_image'),
    featured: integer({ mode: 'boolean' }).notNull(),
    /** As given; null keeps the article a draft. */
    publishedAt: text('published_at'),
    /** The same instant in epoch milliseconds. */
    publishAt: integer('publish_at'),
    /** Whether the catalogue's version has already grown for its publication. */
    isAnnounced: integer('is_announced', { mode: 'boolean' }).notNull(),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    categoryId: integer('category_id').references(() => categories.id),
    brandId: integer('brand_id').references(() => brands.id),
    contentHash: text('content_hash').notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [
    index('articles_by_date').on(table.publishAt, table.id),
    index('articles_due')
      .on(table.publishAt)
      .where(sql`is_announced = 0`),
  ],
);

export const articleOffers = sqliteTable(
  'article_offers',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id),
    position: integer().notNull(),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.position] })],
);

export const subscriptions = sqliteTable('subscriptions', {
  email: text().primaryKey(),
  source: text({ enum: ['footer', 'website'] }).notNull(),
  createdAt: text('created_at').notNull(),
});

/** One row, id 1. */
export const catalogueState = sqliteTable('catalogue_state', {
  id: integer().primaryKey(),
  version: integer().notNull(),
});
