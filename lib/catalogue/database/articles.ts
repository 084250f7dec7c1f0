import { and, asc, desc, eq, getTableColumns, lte, sql, type SQL } from 'drizzle-orm';
import { toWindow } from '../rules/page-window';
import type { PageQuery } from '../source';
import type { Article, ArticleSummary, Page } from '../types';
import { getBrand } from './brands';
import { listOffersByIds } from './offers';
import { findMoved } from './old-addresses';
import type { Database, Executor } from './open-database';
import { brands, categories, omit } from './schema';
import { articleOffers, articles } from './schema-articles';

const { content, brandId, ...SUMMARY } = omit(getTableColumns(articles), [
  ...(['publishAt', 'isAnnounced', 'categoryId', 'contentHash'] as const),
]);
const CATEGORY = { name: categories.name, slug: categories.slug };
const BRAND = { name: brands.name, uniqueName: brands.uniqueName, logo: brands.logo };

/** One page of the articles published by `now`, newest first. */
export async function listArticles(
  database: Database,
  query: PageQuery,
  now: Date,
): Promise<Page<ArticleSummary>> {
  const { page, pageSize, offset } = toWindow(query);
  const [totals, items] = await database.batch([
    database
      .select({ total: sql<number>`count(*)` })
      .from(articles)
      .where(isPublished(now)),
    database
      .select({ ...SUMMARY, category: CATEGORY, brand: BRAND })
      .from(articles)
      .leftJoin(categories, eq(categories.id, articles.categoryId))
      .leftJoin(brands, eq(brands.id, articles.brandId))
      .where(isPublished(now))
      .orderBy(desc(articles.publishAt), desc(articles.id))
      .limit(pageSize)
      .offset(offset),
  ]);
  return { items, total: totals[0]?.total ?? 0, page, pageSize };
}

export function getArticle(executor: Executor, id: number, now: Date): Promise<Article | null> {
  return getArticleWhere(executor, eq(articles.id, id), isPublished(now));
}

/** The published article of that slug, else the one that it leads to since it was renamed; or null. */
export async function getArticleBySlug(executor: Executor, slug: string, now: Date): Promise<Article | null> {
  const article = await getArticleWhere(executor, eq(articles.slug, slug), isPublished(now));
  if (article !== null) return article;
  const [moved] = await findMoved(executor, 'article', [slug]);
  return moved === undefined ? null : getArticle(executor, moved.id, now);
}

/** The article of that slug as it stands, published or not. */
export function getArticleDraft(executor: Executor, slug: string): Promise<Article | null> {
  return getArticleWhere(executor, eq(articles.slug, slug));
}

async function getArticleWhere(executor: Executor, ...conditions: SQL[]): Promise<Article | null> {
  const [row] = await executor
    .select({ article: { ...SUMMARY, content }, brandId, category: CATEGORY })
    .from(articles)
    .leftJoin(categories, eq(categories.id, articles.categoryId))
    .where(and(...conditions));
  if (!row) return null;
  const offers = await listRelatedOffers(executor, row.article.id);
  return {
    ...row.article,
    category: row.category,
    brand: row.brandId === null ? null : await getBrand(executor, row.brandId),
    coupons: offers.filter((offer) => offer.kind === 'coupon'),
    deals: offers.filter((offer) => offer.kind === 'deal'),
  };
}

async function listRelatedOffers(executor: Executor, articleId: number) {
  const related = await executor
    .select({ offerId: articleOffers.offerId })
    .from(articleOffers)
    .where(eq(articleOffers.articleId, articleId))
    .orderBy(asc(articleOffers.position));
  return listOffersByIds(
    executor,
    related.map((row) => row.offerId),
  );
}

function isPublished(now: Date): SQL {
  return lte(articles.publishAt, now.getTime());
}
