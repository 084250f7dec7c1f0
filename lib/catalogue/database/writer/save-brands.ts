import { sql } from 'drizzle-orm';
import type { NewBrand, SaveOutcome } from '../../writer';
import { brands } from '../schema';
import { toSortKey } from '../sort-key';
import { hashContent } from './hash-content';
import type { WriteSession } from './session';
import { replacePairs, toStorableJson, upsertRows } from './upsert-rows';

type KnownBrand = {
  id: number;
  name: string;
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
  const getCategoryId = await session.getCategoryIds(
    [...chunk.values()].flatMap((brand) => brand.categorySlugs),
  );
  const newIds = await session.takeIds('brands', chunk.size - known.size);
  const saved = [...chunk].map(([key, brand]) => {
    const old = known.get(key);
    const contentHash = hashContent(brand);
    const categoryIds = [...new Set(brand.categorySlugs.map(getCategoryId))].sort((a, b) => a - b);
    const outcome: SaveOutcome = !old ? 'created' : old.contentHash === contentHash ? 'unchanged' : 'updated';
    return { brand, old, contentHash, categoryIds, outcome, id: old?.id ?? newIds.shift() ?? 0 };
  });
  const dirty = saved.filter(({ outcome }) => outcome !== 'unchanged');
  await changes.beginBrands(dirty.flatMap(({ old }) => old?.id ?? []));
  await beginOffersOf(
    session,
    dirty.flatMap((row) => (hasMoved(row) ? row.id : [])),
  );
  await session.claimBrandNames(dirty.map(({ id, brand }) => [brand.uniqueName, id]));
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

type SavedBrand = {
  id: number;
  brand: NewBrand;
  contentHash: string;
  categoryIds: number[];
  old?: KnownBrand;
};

/** Whether the brand's offers are now found elsewhere: by its name, or in its categories. */
function hasMoved({ old, brand, categoryIds }: SavedBrand): boolean {
  return old !== undefined && (old.name !== brand.name || old.categories !== JSON.stringify(categoryIds));
}

async function findKnown({ executor }: WriteSession, keys: string[]): Promise<Map<string, KnownBrand>> {
  const rows = await executor.all<KnownBrand & { key: string }>(sql`
    SELECT given.value AS key, b.id, b.name, b.content_hash AS contentHash, b.created_at AS createdAt,
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
