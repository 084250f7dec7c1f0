import { sql, type SQL } from 'drizzle-orm';
import type { BrandQuery } from '../source';
import type { Executor } from './executor';
import { inList, isWhole, pickLists, type ListFilter } from './lists';
import type { PageWindow } from '../page-window';
import { ID_LIMIT } from './place';
import { BRAND_PLACE } from './refresh-listing';

const MAX_ID = ID_LIMIT - 1;
/** Stands for every beginning that is none of the 26 letters. */
const OTHER = '0';
const AFTER_Z = '{';
export const BRAND_ORDER = sql.raw('b.name_key, b.id DESC');

/** Whether brands are asked for from A to Z; a letter alone implies it. */
export function isByName({ sort, letter }: BrandQuery): boolean {
  return sort === 'name' || letter !== undefined;
}

/** Brands are in no list of a brand or of codes. */
export function toListFilter({ featured, categoryId }: BrandQuery): ListFilter {
  return { featured, categoryId };
}

/** Whether the name of a brand `b` begins with the letter; any does where none is given. */
export function beginsWith(letter: string | undefined): SQL {
  if (letter === undefined) return sql`true`;
  if (letter === OTHER) return sql`(b.name_key < 'a' OR b.name_key >= ${AFTER_Z})`;
  const next = String.fromCharCode(letter.charCodeAt(0) + 1);
  return sql`b.name_key >= ${letter} AND b.name_key < ${next}`;
}

/** The places of one page of a list of brands, from A to Z. */
export async function listNamedPlaces(
  executor: Executor,
  query: BrandQuery,
  { pageSize, offset }: PageWindow,
): Promise<{ total: number; places: number[] }> {
  const [list] = pickLists('brand', toListFilter(query));
  const from = isWhole(list)
    ? sql`brands AS b INDEXED BY brands_by_name WHERE ${beginsWith(query.letter)}`
    : sql`(SELECT place FROM listing WHERE ${inList(list)}) AS l JOIN brands AS b ON b.id = ${MAX_ID} - (l.place & ${MAX_ID})
        WHERE ${beginsWith(query.letter)}`;
  const [count] = await executor.all<{ total: number }>(sql`SELECT count(*) AS total FROM ${from}`);
  const rows = await executor.all<{ place: number }>(sql`
    SELECT ${BRAND_PLACE} AS place FROM ${from} ORDER BY ${BRAND_ORDER} LIMIT ${pageSize} OFFSET ${offset}`);
  return { total: count?.total ?? 0, places: rows.map((row) => row.place) };
}
