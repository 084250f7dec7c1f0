import { sql, type SQL } from 'drizzle-orm';
import { inList, type List } from './lists';
import type { PageWindow } from '../page-window';
import { CHUNK_BITS, ID_LIMIT, PLACE_BITS } from './place';

/** Ranks of a place: featured live items, other live ones, featured expired ones, other expired ones. */
const RANKS = [0, 1, 2, 3];
export const NEWEST_FIRST = sql.raw(`place >> ${PLACE_BITS + 1}, place & ${ID_LIMIT - 1}`);

/**
 * Selects the places of one page, live before expired, then newest: house order without its "featured first". Places
 * within a rank follow the ids, so the counts of two ranks' chunks together tell where the page begins in both.
 */
export function buildNewestPage(list: List, { offset, pageSize }: PageWindow): SQL {
  const chunkBits = CHUNK_BITS[list.scopeType];
  const rankBits = PLACE_BITS - chunkBits;
  const skipped = sql`coalesce((SELECT ${offset} - before FROM spot), 0)`;
  const runs = RANKS.map((rank) => buildRun(list, rank, sql`${pageSize} + ${skipped}`));
  return sql`
    WITH pairs AS (
      SELECT chunk >> ${sql.raw(`${rankBits + 1}`)} AS expired, chunk & ${sql.raw(`${2 ** rankBits - 1}`)} AS chunk,
        sum(count) AS count
      FROM listing_chunks WHERE ${inList(list)} GROUP BY 1, 2
    ), running AS (
      SELECT expired, chunk, count, sum(count) OVER (ORDER BY expired, chunk) AS upto FROM pairs
    ), spot AS MATERIALIZED (
      SELECT expired, chunk << ${sql.raw(`${chunkBits}`)} AS start, upto - count AS before
      FROM running WHERE upto > ${offset} ORDER BY 1, 2 LIMIT 1
    )
    SELECT place FROM (${sql.join(runs, sql` UNION ALL `)})
    ORDER BY ${NEWEST_FIRST} LIMIT ${pageSize} OFFSET ${skipped}`;
}

/** The places of one rank from the spot on: from its beginning where the spot lies before it, none where behind. */
function buildRun(list: List, rank: number, limit: SQL): SQL {
  const [begin, end] = [rank * ID_LIMIT, (rank + 1) * ID_LIMIT];
  const from = sql.raw(`(
    SELECT CASE sign(expired - ${rank >> 1}) WHEN -1 THEN ${begin} WHEN 0 THEN ${begin} + start ELSE ${end} END FROM spot)`);
  return sql`
    SELECT place FROM (
      SELECT place FROM listing WHERE ${inList(list)} AND place >= ${from} AND place < ${sql.raw(`${end}`)}
      ORDER BY place LIMIT ${limit})`;
}
