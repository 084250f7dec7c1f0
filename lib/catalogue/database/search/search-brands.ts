import { sql, type SQL } from 'drizzle-orm';
import type { BrandQuery } from '../../source';
import type { Executor } from '../executor';
import { beginsWith, BRAND_ORDER, isByName, toListFilter } from '../named-brands';
import type { PageWindow } from '../../page-window';
import { ID_LIMIT } from '../place';
import { BRAND_PLACE } from '../refresh-listing';
import { searchPlaces } from './search-places';
import { parseWords } from './words';

const MAX_ID = ID_LIMIT - 1;

/** The places of one page of the brands that match the text of a list and all its filters, in the order asked for. */
export function searchBrands(
  executor: Executor,
  query: BrandQuery,
  window: PageWindow,
): Promise<{ total: number; places: number[] }> {
  const { search = '', letter } = query;
  const shape = {
    filter: toListFilter(query),
    condition: letter === undefined ? undefined : sql`+m.rowid IN (${selectBeginning(letter)})`,
    sort: isByName(query) ? sortMatches : undefined,
  };
  return searchPlaces(executor, 'brand', parseWords(search), shape, window);
}

function selectBeginning(letter: string): SQL {
  return sql`SELECT ${BRAND_PLACE} FROM brands AS b INDEXED BY brands_by_name WHERE ${beginsWith(letter)}`;
}

function sortMatches(matches: SQL): SQL {
  return sql`
    SELECT m.place FROM (${matches}) AS m JOIN brands AS b ON b.id = ${MAX_ID} - (m.place & ${MAX_ID})
    ORDER BY ${BRAND_ORDER}`;
}
