import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { toWindow } from '../rules/page-window';
import type { BrandQuery, PageQuery } from '../source';
import type { RowQuery } from './row-ids';
import type { Brand, IndexedBrand, Page } from '../types';
import { countListed, readPage } from './listing';
import { findMoved } from './old-addresses';
import type { Database, Executor } from './open-database';
import { HELD_BACK, PHASE } from './phase';
import { brands } from './schema';

const { id, name, uniqueName, logo, description, trackingUrl, originUrl, siteUrl } = getTableColumns(brands);
/** What is read of the brand that is embedded in an offer. */
export const BRAND_SUMMARY_COLUMNS = { id, name, uniqueName, logo, trackingUrl, originUrl, siteUrl };
const BRAND_COLUMNS = {
  ...BRAND_SUMMARY_COLUMNS,
  description,
  totalCoupons: countListed('coupon', { brandId: brands.id }),
  totalDeals: countListed('deal', { brandId: brands.id }),
};

/** As `toISOString` writes it, so that texts compare as the instants do. */
const INSTANT = '%Y-%m-%dT%H:%M:%fZ';
/** When visitors last saw an offer `o` appear, change or expire. */
const OFFER_CHANGE = sql`max(o.updated_at, coalesce(CASE o.phase
  WHEN ${PHASE.live} THEN strftime(${INSTANT}, o.start_date)
  WHEN ${PHASE.expired} THEN strftime(${INSTANT}, o.end_at / 1000, 'unixepoch')
END, ''))`;

/**
 * One page of brands: from A to Z where that or a letter is asked for; else best match first where a search is given;
 * else those with live offers first, then featured, then newest.
 */
export function listBrands(database: Database, query: RowQuery<BrandQuery>, now: Date): Promise<Page<Brand>> {
  return readPage(database, 'brand', query, now, (ids) =>
    database
      .select(BRAND_COLUMNS)
      .from(sql`(${ids}) AS listed`)
      .innerJoin(brands, sql`${brands.id} = listed.id`)
      .orderBy(sql`listed.at`),
  );
}

export function getBrand(executor: Executor, brandId: number): Promise<Brand | null> {
  return getBrandWhere(executor, eq(id, brandId));
}

/** The brand of that unique name, else the one that it leads to since it was renamed or merged; or null. */
export async function getBrandByUniqueName(executor: Executor, slug: string): Promise<Brand | null> {
  const brand = await getBrandWhere(executor, eq(uniqueName, slug));
  if (brand !== null) return brand;
  const [moved] = await findMoved(executor, 'brand', [slug]);
  return moved === undefined ? null : getBrand(executor, moved.id);
}

/** The brands among the given ids, in the ids' order. */
export async function listBrandsByIds(executor: Executor, ids: number[]): Promise<Brand[]> {
  const given = sql`json_each(${JSON.stringify(ids)})`;
  return executor
    .select(BRAND_COLUMNS)
    .from(sql`${given} AS given`)
    .innerJoin(brands, sql`${brands.id} = given.value`)
    .orderBy(sql`given.key`);
}

async function getBrandWhere(executor: Executor, condition: SQL): Promise<Brand | null> {
  const [brand] = await executor.select(BRAND_COLUMNS).from(brands).where(condition);
  return brand ?? null;
}

/**
 * A page of brands is a run of ids, so that the last one costs what the first costs, a brand never moves to another
 * page, and none is skipped or repeated while others are saved. Ids have gaps where brands were removed.
 */
export async function listIndexedBrands(database: Database, query: PageQuery): Promise<Page<IndexedBrand>> {
  const { page, pageSize, offset } = toWindow(query);
  const [totals, items] = await database.batch([
    database.all<{ total: number }>(sql`SELECT coalesce(max(id), 0) AS total FROM brands`),
    database.all<IndexedBrand>(sql`
      SELECT b.unique_name AS uniqueName, max(b.updated_at, coalesce((
        SELECT max(${OFFER_CHANGE}) FROM offers AS o WHERE o.brand_id = b.id AND o.phase % ${HELD_BACK} <> ${PHASE.scheduled}
      ), '')) AS updatedAt
      FROM brands AS b
      WHERE b.id > ${offset} AND b.id <= ${offset + pageSize} AND b.has_live_offers
      ORDER BY b.id`),
  ]);
  return { items, total: totals[0]?.total ?? 0, page, pageSize };
}
