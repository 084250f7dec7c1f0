import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { tagResponse } from '@/lib/server';
import type { Brand, Category } from '../types';
import { RELATED_LIMIT } from '../source';
import { listBrandsByIds } from './brands';
import { countListed, RING_LINKS, selectBrandsIn, selectBusiest } from './listing';
import type { Database, Executor } from './open-database';
import { brandCategories, categories, omit } from './schema';
import { RELATED_FIRST } from './tags/tag-names';

export const CATEGORY_COLUMNS = omit(getTableColumns(categories), ['position']);
/** Whether a category has a live offer. */
const HAS_LIVE_OFFERS = sql`(
  ${countListed('coupon', { categoryId: categories.id })} + ${countListed('deal', { categoryId: categories.id })} > 0)`;
/** The group of the ring that holds the brands without a category. */
const NO_CATEGORY = 0;
/** Above every id: turns a distance that would be negative into the way round. */
const ROUND = sql.raw(`${2 ** 40}`);

/**
 * The brands that share most categories with a brand, live ones first, and of those that share as many the ones with the
 * next ids. Of the limit, three are kept for the next ones in a ring of all live brands, by main category and id: each
 * live brand follows three others, so it is linked from their pages however large its categories are.
 */
export async function listRelatedBrands(database: Database, brandId: number): Promise<Brand[]> {
  const own = await listCategoryIds(database, brandId);
  const near = await listNearBrands(database, brandId, own);
  const ring = await listNextInRing(database, brandId, own[0] ?? NO_CATEGORY);
  const chosen = new Set(ring);
  for (const { id } of near) if (chosen.size < RELATED_LIMIT) chosen.add(id);
  const nearest = near.filter(({ id }) => chosen.has(id));
  const [live, others] = [nearest.filter((brand) => brand.isLive), nearest.filter((brand) => !brand.isLive)];
  const ids = [...live.map(({ id }) => id), ...ring, ...others.map(({ id }) => id)];
  return listBrandsByIds(database, [...new Set(ids)]);
}

/** The categories that hold live offers, those that share most live brands with a category first. */
export function listRelatedCategories(database: Database, categoryId: number): Promise<Category[]> {
  return database
    .select(CATEGORY_COLUMNS)
    .from(categories)
    .leftJoin(
      sql`(
        SELECT near.category_id, count(*) AS shared
        FROM (${selectBrandsIn([categoryId])}) AS listed CROSS JOIN brand_categories AS near ON near.brand_id = listed.id
        WHERE listed.is_live GROUP BY 1) AS near`,
      sql`near.category_id = ${categories.id}`,
    )
    .where(sql`${categories.id} <> ${categoryId} AND ${HAS_LIVE_OFFERS}`)
    .orderBy(
      sql`coalesce(near.shared, 0) DESC`,
      sql`(${categories.id} - ${categoryId} + ${ROUND}) % ${ROUND}`,
    )
    .limit(RELATED_LIMIT);
}

/** The brands with most live offers, those first. */
export async function listBusiestBrands(database: Database, limit: number): Promise<Brand[]> {
  const rows = await database.all<{ id: number }>(selectBusiest('brand', limit));
  return listBrandsByIds(
    database,
    rows.map(({ id }) => id),
  );
}

/** The categories with most live offers, those first. */
export async function listBusiestCategories(database: Database, limit: number): Promise<Category[]> {
  const rows = await database.all<{ id: number }>(selectBusiest('category', limit));
  const ids = rows.map(({ id }) => id);
  const found = await database.select(CATEGORY_COLUMNS).from(categories).where(inArray(categories.id, ids));
  return found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The categories of a brand, the main one first. */
async function listCategoryIds(executor: Executor, brandId: number): Promise<number[]> {
  const rows = await executor
    .select({ id: brandCategories.categoryId })
    .from(brandCategories)
    .where(eq(brandCategories.brandId, brandId))
    .orderBy(brandCategories.categoryId);
  return rows.map(({ id }) => id);
}

function listNearBrands(
  executor: Executor,
  brandId: number,
  own: number[],
): Promise<{ id: number; isLive: number }[]> {
  return executor.all(sql`
    SELECT id, is_live AS isLive FROM (${selectBrandsIn(own)}) WHERE id <> ${brandId} GROUP BY id
    ORDER BY is_live DESC, count(*) DESC, (id - ${brandId} + ${ROUND}) % ${ROUND} LIMIT ${RELATED_LIMIT}`);
}

/** The next live brands after one: in its own main category, then in those of the categories that follow, and round. */
async function listNextInRing(executor: Executor, brandId: number, main: number): Promise<number[]> {
  const rows = await executor.select({ id: categories.id }).from(categories).orderBy(categories.id);
  const groups = [NO_CATEGORY, ...rows.map(({ id }) => id)];
  const start = groups.indexOf(main);
  const next = await listGroup(executor, main, brandId, RING_LINKS);
  if (next.length < RING_LINKS) await tagResponse([RELATED_FIRST]);
  for (const group of [...groups.slice(start + 1), ...groups.slice(0, start + 1)]) {
    if (next.length >= RING_LINKS) break;
    next.push(...(await listGroup(executor, group, 0, RING_LINKS - next.length)));
  }
  return next.filter((id) => id !== brandId);
}

/** The first live brands of a main category, by id, after the given id. */
async function listGroup(executor: Executor, group: number, after: number, limit: number): Promise<number[]> {
  const [live, earlier] =
    group === NO_CATEGORY
      ? [sql`SELECT b.id FROM brands AS b WHERE b.has_live_offers`, sql`true`]
      : [sql`SELECT id FROM (${selectBrandsIn([group])}) WHERE is_live`, sql`category_id < ${group}`];
  const rows = await executor.all<{ id: number }>(sql`
    SELECT id FROM (${live}) AS live
    WHERE id > ${after} AND NOT EXISTS (SELECT 1 FROM brand_categories WHERE brand_id = live.id AND ${earlier})
    ORDER BY id LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}
