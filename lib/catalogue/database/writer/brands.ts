import { sql } from 'drizzle-orm';
import type { NewBrand } from '../../new-items';
import type { KnownBrand, SaveOutcome } from '../../writer';
import type { Executor } from '../open-database';
import { saveOldAddress } from '../old-addresses';
import { brandKeys, brands } from '../schema';
import { toSortKey } from '../sort-key';
import { hashContent, replacePairs, toSourceKey, toStorableJson, upsertRows } from './rows';
import type { WriteSession } from './session';

type OldBrand = {
  id: number;
  name: string;
  uniqueName: string;
  contentHash: string;
  createdAt: string;
  hasLiveOffers: number;
  /** Category ids as a sorted JSON array. */
  categories: string;
};

/** Saves up to a thousand brands, by source key. Throws on an unknown category or a unique name that is taken. */
export async function saveBrands(
  session: WriteSession,
  chunk: Map<string, NewBrand>,
): Promise<SaveOutcome[]> {
  const { executor, changes } = session;
  const known = await findKnown(session, [...chunk.keys()]);
  const given = [...chunk].map(([key, item]) => ({ id: known.get(key)?.id, item }));
  const layered = await session.corrections.layer('brand', given);
  const getBrandId = await session.getBrandIds(layered.map(({ item }) => item.uniqueName));
  const getCategoryId = await session.getCategoryIds(layered.flatMap(({ item }) => item.categorySlugs));
  const newIds = await session.takeIds('brands', chunk.size - known.size);
  const saved = layered.map(({ item }) => {
    const old = known.get(toSourceKey(item));
    const brand = withPresentNames(session, item, (name) => getBrandId(name) === old?.id);
    const contentHash = hashContent(brand);
    const categoryIds = [...new Set(brand.categorySlugs.map(getCategoryId))].sort((a, b) => a - b);
    // A brand that went into another one does not come back.
    const isMerged = !old && session.getPresent('brand', brand.uniqueName) !== brand.uniqueName;
    const isSame = isMerged || old?.contentHash === contentHash;
    const outcome: SaveOutcome = isSame ? 'unchanged' : old ? 'updated' : 'created';
    return { brand, old, contentHash, categoryIds, outcome, id: old?.id ?? newIds.shift() ?? 0 };
  });
  const dirty = saved.filter(({ outcome }) => outcome !== 'unchanged');
  await changes.beginBrands(dirty.flatMap(({ old }) => old?.id ?? []));
  await beginOffersOf(
    session,
    dirty.flatMap((row) => (hasMoved(row) ? row.id : [])),
  );
  await session.claimBrandNames(dirty.map(({ id, brand }) => [brand.uniqueName, id]));
  for (const { id, brand, old } of dirty) {
    if (old && old.uniqueName !== brand.uniqueName)
      await saveOldAddress(executor, 'brand', old.uniqueName, id);
  }
  await upsertRows(
    executor,
    brands,
    dirty.map((row) => toRow(row, session.now)),
  );
  await replacePairs(
    executor,
    { table: 'brand_categories', owner: 'brand_id', member: 'category_id' },
    dirty.map(({ id }) => id),
    dirty.flatMap(({ id, categoryIds }) =>
      categoryIds.map((categoryId): [number, number] => [id, categoryId]),
    ),
  );
  changes.addBrands(dirty.map(({ id }) => id));
  return saved.map(({ outcome }) => outcome);
}

/** A brand keeps its present address where its source still has an old one of it. */
function withPresentNames(
  session: WriteSession,
  brand: NewBrand,
  isOwn: (uniqueName: string) => boolean,
): NewBrand {
  const present = session.getPresent('brand', brand.uniqueName);
  const uniqueName = present !== brand.uniqueName && isOwn(brand.uniqueName) ? present : brand.uniqueName;
  const categorySlugs = brand.categorySlugs.map((slug) => session.getPresent('category', slug));
  return { ...brand, uniqueName, categorySlugs };
}

type SavedBrand = {
  id: number;
  brand: NewBrand;
  contentHash: string;
  categoryIds: number[];
  old?: OldBrand;
};

/** Whether the brand's offers are now found elsewhere: by its name, or in its categories. */
function hasMoved({ old, brand, categoryIds }: SavedBrand): boolean {
  return old !== undefined && (old.name !== brand.name || old.categories !== JSON.stringify(categoryIds));
}

async function findKnown({ executor }: WriteSession, keys: string[]): Promise<Map<string, OldBrand>> {
  const rows = await executor.all<OldBrand & { key: string }>(sql`
    SELECT given.value AS key, b.id, b.name, b.unique_name AS uniqueName, b.content_hash AS contentHash, b.created_at AS createdAt,
      b.has_live_offers AS hasLiveOffers,
      (SELECT json_group_array(category_id) FROM (
        SELECT category_id FROM brand_categories WHERE brand_id = b.id ORDER BY category_id
      )) AS categories
    FROM json_each(${toStorableJson(keys)}) AS given
    JOIN brands AS b ON b.source = given.value ->> 0 AND b.external_id = given.value ->> 1`);
  return new Map(rows.map((row) => [row.key, row]));
}

async function beginOffersOf(session: WriteSession, brandIds: number[]): Promise<void> {
  if (brandIds.length === 0) return;
  const { executor, changes } = session;
  await session.restoreIndexes();
  const rows = await executor.all<{ id: number }>(sql`
    SELECT id FROM offers WHERE brand_id IN (SELECT value FROM json_each(${JSON.stringify(brandIds)}))`);
  await changes.beginOffers(rows.map((row) => row.id));
}

function toRow({ id, brand, contentHash, old }: SavedBrand, now: Date): typeof brands.$inferInsert {
  return {
    ...brand,
    id,
    contentHash,
    hasLiveOffers: old?.hasLiveOffers === 1,
    nameKey: toSortKey(brand.name),
    createdAt: old?.createdAt ?? now.toISOString(),
    updatedAt: now.toISOString(),
  };
}

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

const CATEGORY_SLUGS = sql<string>`(
  SELECT json_group_array(c.slug) FROM brand_categories AS bc JOIN categories AS c ON c.id = bc.category_id
  WHERE bc.brand_id = brands.id)`.mapWith((slugs: string): string[] => JSON.parse(slugs));

/** The brands among these unique names, as `saveBrands` would take them: without corrections. */
export async function listBrands(
  { executor, corrections }: WriteSession,
  uniqueNames: string[],
): Promise<NewBrand[]> {
  const { source, externalId, name, uniqueName, logo, description, isFeatured } = brands;
  const { trackingUrl, originUrl, siteUrl } = brands;
  const texts = { source, externalId, name, uniqueName, logo, description, isFeatured };
  const rows = await executor
    .select({ id: brands.id, ...texts, trackingUrl, originUrl, siteUrl, categorySlugs: CATEGORY_SLUGS })
    .from(brands)
    .where(sql`${uniqueName} IN (SELECT value FROM json_each(${JSON.stringify(uniqueNames)}))`);
  return corrections.unlayer(
    'brand',
    rows.map(({ id, ...item }) => ({ id, item })),
  );
}
