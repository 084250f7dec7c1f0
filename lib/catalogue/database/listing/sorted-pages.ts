import { sql, type SQL } from 'drizzle-orm';
import { DAY_MS, ENDING_SOON_DAYS } from '../../rules/offer-dates';
import type { PageWindow } from '../../rules/page-window';
import type { OfferSort } from '../../source';
import type { OfferKind } from '../../types';
import type { Executor } from '../open-database';
import {
  CODE_KIND,
  countList,
  getWholeList,
  inList,
  IS_LIVE,
  isInLists,
  isWhole,
  OFFER_POSITION,
  pickLists,
  SCOPE,
  selectId,
  type List,
  type ListQuery,
} from './lists';

type Span = Pick<PageWindow, 'offset' | 'pageSize'>;
export type FoundPage = { ids: number[]; total: number };
/** Listed items to go through: offers as `o`, brands as `b`. */
type Rows = { from: SQL; where: SQL };
type OfferIndex = 'offers_by_title' | 'offers_by_ending';

/** To read and sort an offer's row costs about twice what it costs to step over an index entry and look into a list. */
const ROW_COST = 2;
/** The letter that stands for every beginning that is none of the 26. */
const OTHER_LETTER = '0';
const AFTER_Z = '{';
const ANY = sql`true`;

export const BRAND_ORDER = sql.raw('b.name_key, b.id DESC');
/** The columns by which offers are ordered; a minus says downwards. */
const OFFER_ORDERS: Record<OfferSort | 'default', string[]> = {
  default: ['-o.is_featured', '-o.id'],
  newest: ['-o.id'],
  ending: ['o.ending_order', '-o.id'],
  name: ['o.title_key', '-o.id'],
};

/** One page of brands, from A to Z. */
export async function findBrandsByName(
  executor: Executor,
  query: ListQuery,
  window: PageWindow,
): Promise<FoundPage> {
  const { featured, categoryId, letter } = query;
  const [list] = pickLists('brand', { featured, categoryId });
  const rows: Rows = {
    from: isWhole(list)
      ? sql`brands AS b INDEXED BY brands_by_name`
      : sql`(SELECT position FROM listing WHERE ${inList(list)}) AS l JOIN brands AS b ON b.id = ${selectId(sql`l.position`)}`,
    where: letter === undefined ? ANY : beginsWith(letter),
  };
  const [total = 0] = await readNumbers(executor, countRows(rows));
  return { total, ids: await listIds(executor, sql`b.id`, rows, BRAND_ORDER, window) };
}

/** Whether the name of a brand `b` begins with the letter. */
export function beginsWith(letter: string): SQL {
  if (letter === OTHER_LETTER) return sql`(b.name_key < 'a' OR b.name_key >= ${AFTER_Z})`;
  const next = String.fromCharCode(letter.charCodeAt(0) + 1);
  return sql`b.name_key >= ${letter} AND b.name_key < ${next}`;
}

/** The live offers that end soon after `now` are few, so all are gone through and sorted. */
export async function findEndingOffers(
  executor: Executor,
  kind: OfferKind,
  query: ListQuery,
  { pageSize, offset }: PageWindow,
  now: Date,
): Promise<FoundPage> {
  const lists = pickLists(kind, query);
  const soon = endsSoon(now);
  const [listed = 0, ending = 0] = await readNumbers(
    executor,
    countList(lists[0]),
    countRows(readIndex(kind, 'offers_by_ending', [], soon)),
  );
  const rows = listed < ending ? readList(lists, soon) : readIndex(kind, 'offers_by_ending', lists, soon);
  // The total comes with the rows, so that they are gone through once.
  const found = await executor.all<{ id: number; total: number }>(sql`
    SELECT o.id, count(*) OVER () AS total FROM ${rows.from} WHERE ${rows.where}
    ORDER BY ${buildOrder(query.sort)} LIMIT ${pageSize} OFFSET ${offset}`);
  const [total = 0] =
    found.length > 0 || offset === 0
      ? found.map((row) => row.total)
      : await readNumbers(executor, countRows(rows));
  return { total, ids: found.map((row) => row.id) };
}

/** The beginning of the order by end. */
export function endsSoon(now: Date): SQL {
  return sql`o.ending_order <= ${now.getTime() + ENDING_SOON_DAYS * DAY_MS}`;
}

/**
 * Reads the list and sorts it, or walks an index in that order and leaves out what is not in the list, whichever takes
 * fewer steps. The index is walked from its nearer end.
 */
export async function findSortedOffers(
  executor: Executor,
  kind: OfferKind,
  query: ListQuery,
  window: PageWindow,
): Promise<FoundPage> {
  const { sort } = query;
  const lists = pickLists(kind, query);
  const rows = readList(lists);
  const [total = 0, whole = 0] = await readNumbers(
    executor,
    lists.length > 1 ? countRows(rows) : countList(lists[0]),
    countList(getWholeList(kind)),
  );
  const pageSize = Math.min(window.pageSize, Math.max(total - window.offset, 0));
  if (pageSize === 0) return { total, ids: [] };
  const fromEnd = total - window.offset - pageSize;
  const isFromEnd = fromEnd < window.offset;
  const span: Span = { pageSize, offset: isFromEnd ? fromEnd : window.offset };
  const steps = (span.offset + pageSize) * (whole / total);
  if ((sort !== 'name' && sort !== 'ending') || (!lists.every(isInIndex) && steps > total * ROW_COST))
    return { total, ids: await listIds(executor, sql`o.id`, rows, buildOrder(sort), window) };
  const index = readIndex(kind, sort === 'name' ? 'offers_by_title' : 'offers_by_ending', lists);
  const ids = await listIds(executor, sql`o.id`, index, buildOrder(sort, isFromEnd), span);
  return { total, ids: isFromEnd ? ids.reverse() : ids };
}

/** The offers of the first list that are in all the others, too. */
function readList([list, ...others]: [List, ...List[]], condition = ANY): Rows {
  return {
    from: sql`(SELECT position FROM listing WHERE ${inList(list)}) AS l JOIN offers AS o ON o.id = ${selectId(sql`l.position`)}`,
    where: sql`${isInLists(others, sql`l.position`)} AND ${condition}`,
  };
}

/** The listed offers of a kind by an index, in its order, that are in all the lists. */
export function readIndex(kind: OfferKind, index: OfferIndex, lists: List[], condition = ANY): Rows {
  const conditions = [IS_LIVE, condition, ...lists.map(isOfferIn)];
  return {
    from: sql`offers AS o INDEXED BY ${sql.raw(index)}`,
    where: sql`o.kind = ${kind} AND ${sql.join(conditions, sql` AND `)}`,
  };
}

/** Whether an offer that an index names is in a list: what the index itself holds is not looked up. */
function isOfferIn(list: List): SQL {
  if (isWhole(list)) return ANY;
  if (!isInIndex(list)) return isInLists([list], OFFER_POSITION);
  return list.kind === CODE_KIND.given ? sql`o.has_code` : sql`NOT o.has_code`;
}

/** Whether the indexes hold all that decides about membership in a list. */
function isInIndex(list: List): boolean {
  const codeKinds: number[] = Object.values(CODE_KIND);
  return isWhole(list) || (list.scopeType === SCOPE.all && codeKinds.includes(list.kind));
}

/** ORDER BY of a sort, in the default order without one; reversed to walk from the end. */
export function buildOrder(sort: OfferSort | undefined, isReversed = false): SQL {
  const columns = OFFER_ORDERS[sort ?? 'default'].map((column) => {
    const isDown = column.startsWith('-') !== isReversed;
    return `${column.replace('-', '')} ${isDown ? 'DESC' : 'ASC'}`;
  });
  return sql.raw(columns.join(', '));
}

async function listIds(
  executor: Executor,
  id: SQL,
  { from, where }: Rows,
  order: SQL,
  { offset, pageSize }: Span,
): Promise<number[]> {
  const rows = await executor.all<{ id: number }>(sql`
    SELECT ${id} AS id FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${pageSize} OFFSET ${offset}`);
  return rows.map((row) => row.id);
}

function countRows({ from, where }: Rows): SQL<number> {
  return sql<number>`(SELECT count(*) FROM ${from} WHERE ${where})`;
}

async function readNumbers(executor: Executor, ...expressions: SQL<number>[]): Promise<number[]> {
  const columns = expressions.map((expression, index) => sql`${expression} AS ${sql.raw(`n${index}`)}`);
  const [row] = await executor.all<Record<string, number>>(sql`SELECT ${sql.join(columns, sql`, `)}`);
  return Object.values(row ?? {});
}
