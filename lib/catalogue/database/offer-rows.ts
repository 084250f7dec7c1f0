import { sql, type SQL } from 'drizzle-orm';
import type { OfferKind } from '../types';
import { inList, isInLists, isWhole, type List } from './lists';
import { CODE_KIND, ID_LIMIT, SCOPE } from './place';
import { OFFER_PLACE } from './refresh-listing';

/** Listed offers of one kind to go through, as `o`. */
export type OfferRows = { from: SQL; where: SQL };
type OfferIndex = 'offers_by_title' | 'offers_by_ending';

const MAX_ID = ID_LIMIT - 1;
const ANY = sql`true`;

/** The offers of the first list that are in all the others, too. */
export function readList([list, ...others]: [List, ...List[]], condition = ANY): OfferRows {
  return {
    from: sql`(SELECT place FROM listing WHERE ${inList(list)}) AS l
      JOIN offers AS o ON o.id = ${MAX_ID} - (l.place & ${MAX_ID})`,
    where: sql`${isInLists(others, sql`l.place`)} AND ${condition}`,
  };
}

/** The listed offers of a kind by an index, in its order, that are in all the lists. */
export function readIndex(kind: OfferKind, index: OfferIndex, lists: List[], condition = ANY): OfferRows {
  return {
    from: sql`offers AS o INDEXED BY ${sql.raw(index)}`,
    // The phase is written out, not bound, so that the partial index serves.
    where: sql`o.kind = ${kind} AND o.phase < 2 AND ${sql.join([condition, ...lists.map(isInList)], sql` AND `)}`,
  };
}

/** Whether an offer that an index names is in a list: what the index itself can tell is not looked up. */
function isInList(list: List): SQL {
  if (isWhole(list)) return ANY;
  if (!isToldByIndex(list)) return isInLists([list], OFFER_PLACE);
  return list.kind === CODE_KIND.given ? sql`o.has_code` : sql`NOT o.has_code`;
}

/** Whether the indexes hold all that decides about membership in a list. */
export function isToldByIndex(list: List): boolean {
  const kinds: number[] = Object.values(CODE_KIND);
  return isWhole(list) || (list.scopeType === SCOPE.all && kinds.includes(list.kind));
}

export function countRows({ from, where }: OfferRows): SQL {
  return sql`(SELECT count(*) FROM ${from} WHERE ${where})`;
}
