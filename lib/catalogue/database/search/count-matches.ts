import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../executor';
import type { ListingKind } from '../place';

/** The full-text index of each section. */
const SEARCH_TABLES: Record<ListingKind, SQL> = {
  brand: sql.raw('search_brands'),
  coupon: sql.raw('search_coupons'),
  deal: sql.raw('search_deals'),
};

/** How many of a section match and meet the condition on `m.rowid`, counted up to `cap` and no further. */
export async function countMatches(
  executor: Executor,
  kind: ListingKind,
  match: string,
  cap: number,
  condition?: SQL,
): Promise<number> {
  const [row] = await executor.all<{ total: number }>(sql`
    SELECT count(*) AS total FROM (${selectMatches(kind, match, condition)} LIMIT ${cap})`);
  return row?.total ?? 0;
}

/** Selects the places of what matches and meets the condition on `m.rowid`, in house order. */
export function selectMatches(kind: ListingKind, match: string, condition = sql`true`): SQL {
  const table = SEARCH_TABLES[kind];
  return sql`
    SELECT m.rowid AS place FROM ${table} AS m WHERE m.${table} MATCH ${match} AND ${condition} ORDER BY m.rowid`;
}
