import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { brands, categories, offers } from './schema';

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
