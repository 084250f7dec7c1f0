import { sql, type SQL } from 'drizzle-orm';
import type { OfferQuery } from '../../source';
import type { OfferKind } from '../../types';
import type { Executor } from '../executor';
import { isInLists, isWhole, pickLists } from '../lists';
import { NEWEST_FIRST } from '../newest-page';
import { buildOfferOrder, endsSoon } from '../offer-order';
import type { PageWindow } from '../../page-window';
import { ID_LIMIT } from '../place';
import { OFFER_PLACE } from '../refresh-listing';
import { searchPlaces } from './search-places';
import { parseWords } from './words';

const MAX_ID = ID_LIMIT - 1;

/** The places of one page of the offers that match the text of a list and all its filters, in the order asked for. */
export function searchOffers(
  executor: Executor,
  kind: OfferKind,
  query: OfferQuery,
  window: PageWindow,
  now: Date,
): Promise<{ total: number; places: number[] }> {
  const { search = '', featured, categoryId, brandId, hasCode, isEndingSoon, sort } = query;
  const codeLists = pickLists(kind, { hasCode }).filter((list) => !isWhole(list));
  const conditions = [
    ...(codeLists.length === 0 ? [] : [isInLists(codeLists, sql`m.rowid`)]),
    ...(isEndingSoon ? [sql`+m.rowid IN (${selectEndingSoon(kind, now)})`] : []),
  ];
  const shape = {
    filter: { featured, categoryId, brandId },
    condition: conditions.length === 0 ? undefined : sql.join(conditions, sql` AND `),
    sort: sort && ((matches: SQL) => sortMatches(matches, sort)),
  };
  return searchPlaces(executor, kind, parseWords(search), shape, window);
}

function selectEndingSoon(kind: OfferKind, now: Date): SQL {
  return sql`
    SELECT ${OFFER_PLACE} FROM offers AS o INDEXED BY offers_by_ending
    WHERE o.kind = ${kind} AND o.phase < 2 AND ${endsSoon(now)}`;
}

function sortMatches(matches: SQL, sort: NonNullable<OfferQuery['sort']>): SQL {
  if (sort === 'newest') return sql`SELECT place FROM (${matches}) ORDER BY ${NEWEST_FIRST}`;
  return sql`
    SELECT m.place FROM (${matches}) AS m JOIN offers AS o ON o.id = ${MAX_ID} - (m.place & ${MAX_ID})
    ORDER BY ${buildOfferOrder(sort)}`;
}
