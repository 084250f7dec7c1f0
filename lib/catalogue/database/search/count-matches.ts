import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../executor';
import type { ListingKind } from '../place';

/** The full-text index of each section. */
export const SEARCH_TABLES: Record<ListingKind, SQL> = {
  brand: sql.raw('search_brands'),
  coupon: sql.raw('search_coupons'),
  deal: sql.raw('search_deals'),
};

/** How many of a section match, counted up to `cap` and no further. */
export async function countMatches(
  executor: Executor,
  kind: ListingKind,
  match: string,
  cap: number,
): Promise<number> {
  const table = SEARCH_TABLES[kind];
  const [row] = await executor.all<{ total: number }>(sql`
    SELECT count(*) AS total FROM (SELECT 1 FROM ${table} WHERE ${table} MATCH ${match} LIMIT ${cap})`);
  return row?.total ?? 0;
}
