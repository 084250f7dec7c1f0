import { sql } from 'drizzle-orm';
import type { OfferQuery } from '../source';
import type { OfferKind } from '../types';
import type { Executor } from './executor';
import { countList, pickLists, type List } from './lists';
import { buildOfferOrder, endsSoon } from './offer-order';
import { countRows, readIndex, readList, type OfferRows } from './offer-rows';
import type { PageWindow } from '../page-window';
import { OFFER_PLACE } from './refresh-listing';

/** The places of one page of the live offers that end soon after `now`: few, so all are gone through and sorted. */
export async function listEndingPlaces(
  executor: Executor,
  kind: OfferKind,
  query: OfferQuery,
  { pageSize, offset }: PageWindow,
  now: Date,
): Promise<{ total: number; places: number[] }> {
  const ending = await pickRows(executor, kind, pickLists(kind, query), now);
  // The total comes with the rows, so that they are gone through once.
  const rows = await executor.all<{ place: number; total: number }>(sql`
    SELECT ${OFFER_PLACE} AS place, count(*) OVER () AS total FROM ${ending.from} WHERE ${ending.where}
    ORDER BY ${buildOfferOrder(query.sort)} LIMIT ${pageSize} OFFSET ${offset}`);
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countAll(executor, ending));
  return { total, places: rows.map((row) => row.place) };
}

/** Those of the list where it is shorter than all that end soon, else those of the index that are in the list. */
async function pickRows(
  executor: Executor,
  kind: OfferKind,
  lists: [List, ...List[]],
  now: Date,
): Promise<OfferRows> {
  const soon = endsSoon(now);
  const [counts] = await executor.all<{ listed: number; soon: number }>(sql`
    SELECT ${countList(lists[0])} AS listed, ${countRows(readIndex(kind, 'offers_by_ending', [], soon))} AS soon`);
  const isListShorter = counts !== undefined && counts.listed < counts.soon;
  return isListShorter ? readList(lists, soon) : readIndex(kind, 'offers_by_ending', lists, soon);
}

async function countAll(executor: Executor, rows: OfferRows): Promise<number> {
  const [count] = await executor.all<{ total: number }>(sql`SELECT ${countRows(rows)} AS total`);
  return count?.total ?? 0;
}
