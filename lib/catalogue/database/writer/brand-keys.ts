import { sql } from 'drizzle-orm';
import type { KnownBrand } from '../../writer';
import type { Executor } from '../executor';
import { brandKeys } from '../schema';
import type { WriteSession } from './session';
import { toStorableJson } from './upsert-rows';

/** Unique names of brands by this source's ids for them: those linked to it, else the brand that came from it. */
export async function findBrands(
  executor: Executor,
  source: string,
  externalIds: string[],
): Promise<Map<string, string>> {
  const rows = await executor.all<{ externalId: string; uniqueName: string }>(sql`
    SELECT given.value AS externalId, b.unique_name AS uniqueName
    FROM json_each(${toStorableJson(externalIds)}) AS given
    LEFT JOIN brand_keys AS k ON k.source = ${source} AND k.external_id = given.value
    LEFT JOIN brands AS own ON own.source = ${source} AND own.external_id = given.value
    JOIN brands AS b ON b.id = coalesce(k.brand_id, own.id)`);
  return new Map(rows.map((row) => [row.externalId, row.uniqueName]));
}

/** Links a source's id to a brand, whatever it meant before. Throws on a brand that does not exist. */
export async function linkBrand(
  session: WriteSession,
  source: string,
  externalId: string,
  uniqueName: string,
): Promise<void> {
  const brandId = (await session.getBrandIds([uniqueName]))(uniqueName);
  await session.executor
    .insert(brandKeys)
    .values({ source, externalId, brandId })
    .onConflictDoUpdate({ target: [brandKeys.source, brandKeys.externalId], set: { brandId } });
}

/** The brands among these unique names. One whose own id was linked to another brand is its source's no more. */
export async function listKnownBrands(executor: Executor, uniqueNames: string[]): Promise<KnownBrand[]> {
  const rows = await executor.all<Omit<KnownBrand, 'sources'> & { sources: string }>(sql`
    WITH named AS MATERIALIZED (
      SELECT id, name, unique_name, site_url, source, external_id FROM brands
      WHERE unique_name IN (SELECT value FROM json_each(${JSON.stringify(uniqueNames)}))
    ), known AS MATERIALIZED (
      SELECT brand_id, source FROM brand_keys WHERE brand_id IN (SELECT id FROM named)
      UNION
      SELECT id, source FROM named AS n WHERE NOT EXISTS (
        SELECT 1 FROM brand_keys AS k WHERE k.source = n.source AND k.external_id = n.external_id)
    )
    SELECT name, unique_name AS uniqueName, site_url AS siteUrl,
      (SELECT json_group_array(source) FROM known WHERE brand_id = named.id) AS sources
    FROM named`);
  return rows.map(({ sources, ...brand }) => ({ ...brand, sources: JSON.parse(sources) }));
}
