import { inArray, sql } from 'drizzle-orm';
import type { NewArticle, SaveOutcome } from '../../writer';
import { parseStart } from '../phase';
import { articleOffers, articles } from '../schema-articles';
import { hashContent } from './hash-content';
import { toSourceKey } from './save-in-chunks';
import type { WriteSession } from './session';
import { toStorableJson, upsertRows } from './upsert-rows';

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
    changes.addOther();
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
