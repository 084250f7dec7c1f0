import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { BrandQuery } from '../source';
import type { Brand, Page } from '../types';
import { buildListingPage } from './listing';
import type { Executor } from './executor';
import type { Database } from './open-database';
import { toWindow } from '../page-window';
import { ID_LIMIT, KIND_CODE, SCOPE } from './place';
import { toBrand } from './rows';
import { brands } from './schema';
import { isByName, listNamedPlaces, toListFilter } from './named-brands';
import { searchBrands } from './search/search-brands';

const BRAND_COLUMNS = {
  brand: getTableColumns(brands),
  totalCoupons: countListed(KIND_CODE.coupon),
  totalDeals: countListed(KIND_CODE.deal),
};

function countListed(kind: number): SQL<number> {
  return sql<number>`(
    SELECT coalesce(sum(count), 0) FROM listing_chunks
    WHERE kind = ${kind} AND scope_type = ${SCOPE.brand} AND scope_id = ${brands.id})`;
}

/**
 * One page of brands: from A to Z where that or a letter is asked for; else best match first where a search is given;
 * else those with live offers first, then featured, then newest.
 */
export async function listBrands(database: Database, query: BrandQuery): Promise<Page<Brand>> {
  const window = toWindow(query);
  const { page, pageSize } = window;
  const isSearch = Boolean(query.search?.trim());
  const listing = isSearch || isByName(query) ? null : buildListingPage('brand', toListFilter(query), window);
  if (listing === null) {
    const { total, places } = isSearch
      ? await searchBrands(database, query, window)
      : await listNamedPlaces(database, query, window);
    return { page, pageSize, total, items: await getBrandsAt(database, places) };
  }
  const [totals, rows] = await database.batch([
    database.all<{ total: number }>(sql`SELECT ${listing.total} AS total`),
    selectBrands(database, listing.places, listing.order),
  ]);
  return { page, pageSize, total: totals[0]?.total ?? 0, items: rows.map((row) => toBrand(row.brand, row)) };
}

/** The brands at the given places, in their order. */
export async function getBrandsAt(executor: Executor, places: number[]): Promise<Brand[]> {
  if (places.length === 0) return [];
  const given = sql`SELECT value AS place, key FROM json_each(${JSON.stringify(places)})`;
  const rows = await selectBrands(executor, given, sql`key`);
  return rows.map((row) => toBrand(row.brand, row));
}

function selectBrands(executor: Executor, places: SQL, order: SQL) {
  return executor
    .select(BRAND_COLUMNS)
    .from(sql`(${places}) AS listed`)
    .innerJoin(brands, sql`${brands.id} = ${ID_LIMIT - 1} - (listed.place & ${ID_LIMIT - 1})`)
    .orderBy(order);
}

export function getBrand(executor: Executor, id: number): Promise<Brand | null> {
  return getBrandWhere(executor, eq(brands.id, id));
}

export function getBrandByUniqueName(executor: Executor, uniqueName: string): Promise<Brand | null> {
  return getBrandWhere(executor, eq(brands.uniqueName, uniqueName));
}

async function getBrandWhere(executor: Executor, condition: SQL): Promise<Brand | null> {
  const [row] = await executor.select(BRAND_COLUMNS).from(brands).where(condition);
  return row ? toBrand(row.brand, row) : null;
}
