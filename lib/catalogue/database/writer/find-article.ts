import { asc, eq, sql } from 'drizzle-orm';
import type { OfferKey, SavedArticle } from '../../writer';
import type { Executor } from '../executor';
import { brands, categories, offers } from '../schema';
import { articleOffers, articles } from '../schema-articles';

const ARTICLE_COLUMNS = {
  id: articles.id,
  slug: articles.slug,
  title: articles.title,
  description: articles.description,
  content: articles.content,
  featuredImage: articles.featuredImage,
  featured: articles.featured,
  publishedAt: articles.publishedAt,
  metaTitle: articles.metaTitle,
  metaDescription: articles.metaDescription,
  categorySlug: categories.slug,
  brandUniqueName: brands.uniqueName,
};

/** The article of that slug, published or not, with the ids of its offers in their order; or null. */
export async function findArticle(executor: Executor, slug: string): Promise<SavedArticle | null> {
  const [row] = await executor
    .select(ARTICLE_COLUMNS)
    .from(articles)
    .leftJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(brands, eq(brands.id, articles.brandId))
    .where(eq(articles.slug, slug));
  if (!row) return null;
  const { id, ...article } = row;
  const related = await executor
    .select({ id: offers.id, kind: offers.kind })
    .from(articleOffers)
    .innerJoin(offers, eq(offers.id, articleOffers.offerId))
    .where(eq(articleOffers.articleId, id))
    .orderBy(asc(articleOffers.position));
  const listIds = (kind: OfferKey['kind']) =>
    related.filter((offer) => offer.kind === kind).map((offer) => offer.id);
  return { ...article, couponIds: listIds('coupon'), dealIds: listIds('deal') };
}

/** The offers among the given ids, listed or not. */
export function listOfferKeys(executor: Executor, ids: number[]): Promise<OfferKey[]> {
  const { id, kind, source, externalId } = offers;
  return executor
    .select({ id, kind, source, externalId })
    .from(offers)
    .where(sql`${id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}
