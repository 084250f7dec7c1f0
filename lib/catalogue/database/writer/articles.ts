import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { NewArticle, OfferKey, SavedArticle } from '../../new-items';
import type { SaveOutcome } from '../../writer';
import type { Executor } from '../open-database';
import { parseStart } from '../phase';
import { brands, categories, offers, omit } from '../schema';
import { articleOffers, articles } from '../schema-articles';
import { ARTICLES, toArticleAddressTag, toArticleTag } from '../tags/tag-names';
import { hashContent, toSourceKey, toStorableJson, upsertRows } from './rows';
import type { WriteSession } from './session';

/** What is given of an article, and its id. */
const ARTICLE_COLUMNS = omit(getTableColumns(articles), [
  ...([
    'publishAt',
    'isAnnounced',
    'categoryId',
    'brandId',
    'contentHash',
    'createdAt',
    'updatedAt',
  ] as const),
]);

/** Saves up to a thousand articles, by slug. Throws on an unknown category, brand, coupon or deal. */
export async function saveArticles(
  session: WriteSession,
  chunk: Map<string, NewArticle>,
): Promise<SaveOutcome[]> {
  const { executor, changes } = session;
  const found = await executor
    .select({
      id: articles.id,
      slug: articles.slug,
      contentHash: articles.contentHash,
      createdAt: articles.createdAt,
    })
    .from(articles)
    .where(inArray(articles.slug, [...chunk.keys()]));
  const known = new Map(found.map((row) => [row.slug, row]));
  const newIds = await session.takeIds('articles', chunk.size - known.size);
  const outcomes: SaveOutcome[] = [];
  for (const [slug, article] of chunk) {
    const old = known.get(slug);
    const contentHash = hashContent(article);
    outcomes.push(!old ? 'created' : old.contentHash === contentHash ? 'unchanged' : 'updated');
    if (old?.contentHash === contentHash) continue;
    const id = old?.id ?? newIds.shift() ?? 0;
    const row = await toRow(session, article);
    const createdAt = old?.createdAt ?? session.now.toISOString();
    await upsertRows(executor, articles, [{ ...row, id, contentHash, createdAt }]);
    await saveRelatedOffers(session, id, article);
    changes.addOther(ARTICLES, toArticleTag(id), toArticleAddressTag(slug));
  }
  return outcomes;
}

async function toRow(session: WriteSession, article: NewArticle) {
  const { categorySlug, brandUniqueName } = article;
  const publishAt = article.publishedAt === null ? null : parseStart(article.publishedAt);
  return {
    ...article,
    publishAt,
    isAnnounced: publishAt !== null && publishAt <= session.now.getTime(),
    categoryId: categorySlug === null ? null : (await session.getCategoryIds([categorySlug]))(categorySlug),
    brandId:
      brandUniqueName === null ? null : (await session.getBrandIds([brandUniqueName]))(brandUniqueName),
    updatedAt: session.now.toISOString(),
  };
}

async function saveRelatedOffers(
  { executor }: WriteSession,
  articleId: number,
  article: NewArticle,
): Promise<void> {
  const wanted = [
    ...article.coupons.map((offer) => ({ kind: 'coupon', key: toSourceKey(offer) })),
    ...article.deals.map((offer) => ({ kind: 'deal', key: toSourceKey(offer) })),
  ];
  const rows = await executor.all<{ key: string; kind: string; id: number }>(sql`
    SELECT given.value AS key, o.kind, o.id FROM json_each(${toStorableJson(wanted.map(({ key }) => key))}) AS given
    JOIN offers AS o ON o.source = given.value ->> 0 AND o.external_id = given.value ->> 1`);
  const ids = new Map(rows.map((row) => [`${row.kind} ${row.key}`, row.id]));
  await executor.delete(articleOffers).where(sql`article_id = ${articleId}`);
  const related = wanted.map(({ kind, key }, position) => {
    const offerId = ids.get(`${kind} ${key}`);
    if (offerId === undefined)
      throw new Error(`Article "${article.slug}": there is no ${kind} ${key}; save it first.`);
    return { articleId, position, offerId };
  });
  if (related.length > 0) await executor.insert(articleOffers).values(related);
}

/** The article of that slug, published or not, with the ids of its offers in their order; or null. */
export async function findArticle(executor: Executor, slug: string): Promise<SavedArticle | null> {
  const [row] = await executor
    .select({ ...ARTICLE_COLUMNS, categorySlug: categories.slug, brandUniqueName: brands.uniqueName })
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
