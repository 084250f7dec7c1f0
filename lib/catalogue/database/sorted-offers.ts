import { sql } from 'drizzle-orm';
import type { OfferQuery } from '../source';
import type { OfferKind } from '../types';
import type { Executor } from './executor';
import { countList, pickLists, type List } from './lists';
import { buildOfferOrder } from './offer-order';
import { countRows, isToldByIndex, readIndex, readList, type OfferRows } from './offer-rows';
import type { PageWindow } from '../page-window';
import { KIND_CODE, SCOPE } from './place';
import { OFFER_PLACE } from './refresh-listing';

type Places = { total: number; places: number[] };
type Span = Pick<PageWindow, 'offset' | 'pageSize'>;

/** To read and sort an offer's row costs about twice what it costs to step over an index entry and look into a list. */
const ROW_COST = 2;

/**
 * The places of one page of a list that is not kept in the order asked for, or of several lists at once: read from
 * the list and sorted, or from an index in that order and narrowed, whichever takes fewer steps. The index is walked
 * from its nearer end.
 */
export async function listSortedPlaces(
  executor: Executor,
  kind: OfferKind,
  query: OfferQuery,
  window: PageWindow,
): Promise<Places> {
  const { sort } = query;
  const lists = pickLists(kind, query);
  const rows = readList(lists);
  const { total, whole } = await countBoth(executor, kind, lists, rows);
  const pageSize = Math.min(window.pageSize, Math.max(total - window.offset, 0));
  const fromEnd = total - window.offset - pageSize;
  const isFromEnd = fromEnd < window.offset;
  const span: Span = { pageSize, offset: isFromEnd ? fromEnd : window.offset };
  const steps = (span.offset + pageSize) * (whole / total);
  if (pageSize === 0) return { total, places: [] };
  if ((sort !== 'name' && sort !== 'ending') || (!lists.every(isToldByIndex) && steps > total * ROW_COST))
    return { total, places: await listPlaces(executor, rows, sort, window) };
  const index = readIndex(kind, sort === 'name' ? 'offers_by_title' : 'offers_by_ending', lists);
  const places = await listPlaces(executor, index, sort, span, isFromEnd);
  return { total, places: isFromEnd ? places.reverse() : places };
}

async function countBoth(executor: Executor, kind: OfferKind, lists: [List, ...List[]], rows: OfferRows) {
  const [counts] = await executor.all<{ total: number; whole: number }>(sql`
    SELECT ${lists.length > 1 ? countRows(rows) : countList(lists[0])} AS total,
      ${countList({ kind: KIND_CODE[kind], scopeType: SCOPE.all, scopeId: 0 })} AS whole`);
  return counts ?? { total: 0, whole: 0 };
}

async function listPlaces(
  executor: Executor,
  { from, where }: OfferRows,
  sort: OfferQuery['sort'],
  { offset, pageSize }: Span,
  isReversed = false,
): Promise<number[]> {
  const rows = await executor.all<{ place: number }>(sql`
    SELECT ${OFFER_PLACE} AS place FROM ${from} WHERE ${where}
    ORDER BY ${buildOfferOrder(sort, isReversed)} LIMIT ${pageSize} OFFSET ${offset}`);
  return rows.map((row) => row.place);
}
