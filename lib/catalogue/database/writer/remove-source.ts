import { sql, type SQL } from 'drizzle-orm';
import type { NewArticle } from '../../new-items';
import type { Executor } from '../open-database';
import { keepHighestIds } from '../row-ids';
import { toStorableJson } from './rows';
import type { WriteSession } from './session';

/** Takes out what came from a source (CatalogueWriter.removeSource). */
export async function removeSource(
  { executor, changes }: WriteSession,
  source: string,
  articles: Pick<NewArticle, 'slug' | 'content'>[],
): Promise<{ brands: number; offers: number; articles: number }> {
  await keepHighestIds(executor, ['articles', 'offers', 'brands']);
  const goneArticles = sql`
    SELECT a.id FROM json_each(${toStorableJson(articles.map(({ slug, content }) => [slug, content]))}) AS given
    JOIN articles AS a ON a.slug = given.value ->> 0 AND a.content = given.value ->> 1`;
  await executor.run(sql`DELETE FROM article_offers WHERE article_id IN (${goneArticles})`);
  await executor.run(
    sql`DELETE FROM old_addresses WHERE record = 'article' AND item_id IN (${goneArticles})`,
  );
  const removedArticles = await count(executor, sql`DELETE FROM articles WHERE id IN (${goneArticles})`);

  const goneOffers = sql`SELECT id FROM offers WHERE source = ${source}`;
  await executor.run(sql`DELETE FROM article_offers WHERE offer_id IN (${goneOffers})`);
  await executor.run(sql`DELETE FROM offer_categories WHERE offer_id IN (${goneOffers})`);
  await executor.run(sql`DELETE FROM corrections WHERE record = 'offer' AND item_id IN (${goneOffers})`);
  const removedOffers = await count(executor, sql`DELETE FROM offers WHERE source = ${source}`);

  const rows = await executor.all<{ id: number }>(sql`
    SELECT id FROM brands AS b WHERE source = ${source}
      AND NOT EXISTS (SELECT 1 FROM offers WHERE brand_id = b.id)
      AND id NOT IN (SELECT brand_id FROM brand_keys WHERE source <> ${source})`);
  const goneBrands = sql`SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))})`;
  await executor.run(sql`UPDATE articles SET brand_id = NULL WHERE brand_id IN (${goneBrands})`);
  await executor.run(sql`DELETE FROM brand_categories WHERE brand_id IN (${goneBrands})`);
  await executor.run(sql`DELETE FROM brand_keys WHERE brand_id IN (${goneBrands})`);
  await executor.run(sql`DELETE FROM corrections WHERE record = 'brand' AND item_id IN (${goneBrands})`);
  await executor.run(sql`DELETE FROM old_addresses WHERE record = 'brand' AND item_id IN (${goneBrands})`);
  const removedBrands = await count(executor, sql`DELETE FROM brands WHERE id IN (${goneBrands})`);

  await changes.relistAll();
  return { brands: removedBrands, offers: removedOffers, articles: removedArticles };
}

async function count(executor: Executor, statement: SQL): Promise<number> {
  return (await executor.run(statement)).rowsAffected;
}
