import { sql, type SQL } from 'drizzle-orm';
import type { PageWindow } from '../../rules/page-window';
import { matchScopes, type ItemKind } from '../search/expressions';
import {
  CHUNK_BITS,
  countList,
  ID_LIMIT,
  inList,
  LIVE_RANKS,
  pickLists,
  POSITION_BITS,
  selectId,
  withoutRank,
  type List,
  type ListQuery,
} from './lists';

/** A page as queries: `ids` selects the columns `id` and `at`, by which they are ordered; `total` counts the whole list. */
type KeptPage = { ids: SQL; total: SQL };

const POSITION = sql`position`;

/**
 * A page whose cost grows neither with the list nor with the page's depth, except for the offers of a brand in a
 * category, which have no list of their own. Null where the query asks for text, for an
 * order in which no list is kept, or for several lists at once. The positions of `last` stand behind the others: that
 * sorts the whole list, which is to be a brand's.
 */
export function buildKeptPage(
  kind: ItemKind,
  query: ListQuery,
  window: PageWindow,
  last: number[] = [],
): KeptPage | null {
  const { search = '', letter, isEndingSoon, sort } = query;
  if (search.trim() !== '' || letter !== undefined || isEndingSoon) return null;
  const [list, ...others] = pickLists(kind, query);
  if (sort === 'newest' && others.length === 0)
    return { ids: buildNewestPage(list, window), total: countList(list) };
  if (sort !== undefined) return null;
  if (others.length > 0)
    return query.hasCode === undefined || kind !== 'coupon'
      ? buildBrandCategoryPage(kind, query, window)
      : null;
  if (last.length > 0) return { ids: buildSortedPage(list, last, window), total: countList(list) };
  const ids = window.offset === 0 ? buildFirstPage(list, window) : buildDeepPage(list, window);
  return { ids, total: countList(list) };
}

function buildFirstPage(list: List, { pageSize }: PageWindow): SQL {
  return sql`
    SELECT ${selectId(POSITION)} AS id, position AS at FROM listing WHERE ${inList(list)} ORDER BY position LIMIT ${pageSize}`;
}

/** The highest rank of a position is below 8. */
const BEHIND_ALL = 8 * ID_LIMIT;

function buildSortedPage(list: List, last: number[], { offset, pageSize }: PageWindow): SQL {
  const isLast = sql`(position IN (SELECT value FROM json_each(${JSON.stringify(last)})))`;
  return sql`
    SELECT ${selectId(POSITION)} AS id, position + ${isLast} * ${sql.raw(`${BEHIND_ALL}`)} AS at
    FROM listing WHERE ${inList(list)} ORDER BY at LIMIT ${pageSize} OFFSET ${offset}`;
}

/** Walks the counts to the chunk that holds the page, then only the positions of that chunk. */
function buildDeepPage(list: List, { offset, pageSize }: PageWindow): SQL {
  return sql`
    WITH running AS (
      SELECT chunk, count, sum(count) OVER (ORDER BY chunk) AS upto FROM listing_chunks WHERE ${inList(list)}
    ), spot AS (
      SELECT chunk, upto - count AS before FROM running WHERE upto > ${offset} ORDER BY chunk LIMIT 1
    )
    SELECT ${selectId(POSITION)} AS id, position AS at FROM listing
    WHERE ${inList(list)} AND position >= (SELECT chunk << ${CHUNK_BITS[list.scopeType]} FROM spot)
    ORDER BY position
    LIMIT ${pageSize} OFFSET coalesce((SELECT ${offset} - before FROM spot), 0)`;
}

/**
 * Newest first: the default order without its "featured first". Positions within a rank follow the ids, so the counts of
 * both ranks' chunks together say where the page begins in both.
 */
function buildNewestPage(list: List, { offset, pageSize }: PageWindow): SQL {
  const chunkBits = CHUNK_BITS[list.scopeType];
  const skipped = sql`coalesce((SELECT ${offset} - before FROM spot), 0)`;
  const runs = LIVE_RANKS.map((rank) => buildRun(list, rank, sql`${pageSize} + ${skipped}`));
  return sql`
    WITH pairs AS (
      SELECT chunk & ${sql.raw(`${2 ** (POSITION_BITS - chunkBits) - 1}`)} AS chunk, sum(count) AS count
      FROM listing_chunks WHERE ${inList(list)} GROUP BY 1
    ), running AS (
      SELECT chunk, count, sum(count) OVER (ORDER BY chunk) AS upto FROM pairs
    ), spot AS MATERIALIZED (
      SELECT chunk << ${sql.raw(`${chunkBits}`)} AS start, upto - count AS before
      FROM running WHERE upto > ${offset} ORDER BY 1 LIMIT 1
    )
    SELECT ${selectId(POSITION)} AS id, ${withoutRank('position')} AS at FROM (${sql.join(runs, sql` UNION ALL `)})
    ORDER BY at LIMIT ${pageSize} OFFSET ${skipped}`;
}

/** The positions of one rank from the spot on; none where there is no spot. */
function buildRun(list: List, rank: number, limit: SQL): SQL {
  const [begin, end] = [rank * ID_LIMIT, (rank + 1) * ID_LIMIT];
  return sql`
    SELECT position FROM (
      SELECT position FROM listing
      WHERE ${inList(list)} AND position >= ${sql.raw(`(SELECT ${begin} + start FROM spot) AND position < ${end}`)}
      ORDER BY position LIMIT ${limit})`;
}

/** A rare pair has no list of its own: the search knows which lists an item is in, and finds where two of them meet. */
function buildBrandCategoryPage(kind: ItemKind, query: ListQuery, window: PageWindow): KeptPage {
  const table = sql.raw(`search_${kind}s`);
  const both = sql`FROM ${table} WHERE ${table} MATCH ${matchScopes(query)}`;
  return {
    ids: sql`
      SELECT ${selectId(sql`rowid`)} AS id, rowid AS at ${both}
      ORDER BY rowid LIMIT ${window.pageSize} OFFSET ${window.offset}`,
    total: sql`(SELECT count(*) ${both})`,
  };
}
