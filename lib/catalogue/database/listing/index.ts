/**
 * Everything that lists know. The rest of the adapter uses these functions alone: `readPage`, `countListed`,
 * `selectBrandsIn`, `selectBusiest` and `trackChanges`. docs/listing.md says why this exists and what must stay true.
 */

import { sql, type SQL } from 'drizzle-orm';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import { toWindow, type PageWindow } from '../../rules/page-window';
import type { OfferSort } from '../../source';
import type { OfferKind, Page } from '../../types';
import type { Database, Executor } from '../open-database';
import type { ItemKind } from '../search/expressions';
import { searchItems } from '../search/search-items';
import { buildKeptPage } from './kept-pages';
import {
  BRAND_POSITION,
  IS_LIVE,
  isInLists,
  isWhole,
  OFFER_POSITION,
  pickLists,
  selectId,
  toId,
  withoutRank,
  type ListQuery,
} from './lists';
import {
  beginsWith,
  BRAND_ORDER,
  buildOrder,
  endsSoon,
  findBrandsByName,
  findEndingOffers,
  findSortedOffers,
  readIndex,
  type FoundPage,
} from './sorted-pages';

export { trackChanges, type Changes } from './changes';
export { RING_LINKS } from './leading-brands';
export { countListed, selectBrandsIn, selectBusiest } from './lists';

/** Selects the rows of items; `ids` selects the columns `id` and `at`, which is what the rows must be ordered by. */
type SelectRows<Row> = (ids: SQL) => RunnableQuery<Row[], 'sqlite'> & PromiseLike<Row[]>;

/**
 * One page of a list, as the rows that `selectRows` selects of its items. Without text, in the default order (of brands
 * those with live offers first; featured first, newest first) or newest first, its cost grows neither with the list nor
 * with the page's depth. Text without a sort comes best match first.
 */
export async function readPage<Row>(
  database: Database,
  kind: ItemKind,
  query: ListQuery,
  now: Date,
  selectRows: SelectRows<Row>,
): Promise<Page<Row>> {
  const window = toWindow(query);
  const { page, pageSize } = window;
  const kept = buildKeptPage(kind, query, window, await findLast(database, query));
  if (kept === null) {
    const { ids, total } = await findOtherPage(database, kind, query, window, now);
    const given = sql`SELECT value AS id, key AS at FROM json_each(${JSON.stringify(ids)})`;
    return { page, pageSize, total, items: ids.length === 0 ? [] : await selectRows(given) };
  }
  const [totals, items] = await database.batch([
    database.all<{ total: number }>(sql`SELECT ${kept.total} AS total`),
    selectRows(kept.ids),
  ]);
  return { page, pageSize, total: totals[0]?.total ?? 0, items };
}

/** The positions of those of a brand's live offers that are to stand last: none for most brands. */
async function findLast(executor: Executor, { last = [], brandId, search }: ListQuery): Promise<number[]> {
  if (last.length === 0 || brandId === undefined || search?.trim()) return [];
  const origins = JSON.stringify(last.map(({ source, externalId }) => [source, externalId]));
  const rows = await executor.all<{ position: number }>(sql`
    SELECT ${OFFER_POSITION} AS position FROM json_each(${origins}) CROSS JOIN offers AS o
      ON o.source = value ->> 0 AND o.external_id = value ->> 1
    WHERE o.brand_id = ${brandId} AND ${IS_LIVE}`);
  return rows.map(({ position }) => position);
}

function findOtherPage(
  executor: Executor,
  kind: ItemKind,
  query: ListQuery,
  window: PageWindow,
  now: Date,
): Promise<FoundPage> {
  if (query.search?.trim()) return findMatchingItems(executor, kind, query, window, now);
  if (kind === 'brand') return findBrandsByName(executor, query, window);
  if (query.isEndingSoon) return findEndingOffers(executor, kind, query, window, now);
  return findSortedOffers(executor, kind, query, window);
}

async function findMatchingItems(
  executor: Executor,
  kind: ItemKind,
  query: ListQuery,
  window: PageWindow,
  now: Date,
): Promise<FoundPage> {
  const { search = '', featured, categoryId, brandId } = query;
  const conditions = kind === 'brand' ? matchLetter(query) : matchOffers(kind, query, now);
  const order = kind === 'brand' ? pickBrandOrder(query) : query.sort;
  const { positions, total } = await searchItems(
    executor,
    kind,
    search,
    {
      scopes: { featured, categoryId, brandId },
      condition: conditions.length === 0 ? undefined : sql.join(conditions, sql` AND `),
      sort: order && ((matches) => sortMatches(kind, matches, order)),
    },
    window,
  );
  return { ids: positions.map(toId), total };
}

function matchOffers(kind: OfferKind, { hasCode, isEndingSoon }: ListQuery, now: Date): SQL[] {
  const codeLists = pickLists(kind, { hasCode }).filter((list) => !isWhole(list));
  const { from, where } = readIndex(kind, 'offers_by_ending', [], endsSoon(now));
  return [
    ...(codeLists.length === 0 ? [] : [isInLists(codeLists, sql`m.rowid`)]),
    ...(isEndingSoon ? [sql`+m.rowid IN (SELECT ${OFFER_POSITION} FROM ${from} WHERE ${where})`] : []),
  ];
}

function matchLetter({ letter }: ListQuery): SQL[] {
  if (letter === undefined) return [];
  const brands = sql`brands AS b INDEXED BY brands_by_name WHERE ${beginsWith(letter)}`;
  return [sql`+m.rowid IN (SELECT ${BRAND_POSITION} FROM ${brands})`];
}

/** A letter alone asks for brands from A to Z, too. */
function pickBrandOrder({ sort, letter }: ListQuery): OfferSort | undefined {
  return letter === undefined ? sort : 'name';
}

function sortMatches(kind: ItemKind, matches: SQL, sort: OfferSort): SQL {
  if (kind !== 'brand' && sort === 'newest')
    return sql`SELECT position FROM (${matches}) ORDER BY ${withoutRank('position')}`;
  const [rows, order] =
    kind === 'brand' ? [sql`brands AS b ON b.id`, BRAND_ORDER] : [sql`offers AS o ON o.id`, buildOrder(sort)];
  return sql`
    SELECT m.position FROM (${matches}) AS m JOIN ${rows} = ${selectId(sql`m.position`)} ORDER BY ${order}`;
}
