import { sql } from 'drizzle-orm';
import type { PageQuery } from '../source';
import type { IndexedBrand, Page } from '../types';
import type { Database } from './open-database';
import { toWindow } from '../page-window';
import { HELD_BACK, PHASE } from './phase';

/** As `toISOString` writes it, so that texts compare as the instants do. */
const INSTANT = '%Y-%m-%dT%H:%M:%fZ';

/** When visitors last saw an offer `o` appear, change or expire. */
const OFFER_CHANGE = sql`max(o.updated_at, coalesce(CASE o.phase
  WHEN ${PHASE.live} THEN strftime(${INSTANT}, o.start_date)
  WHEN ${PHASE.expired} THEN strftime(${INSTANT}, o.end_at / 1000, 'unixepoch')
END, ''))`;

/**
 * A page of brands is a run of ids, so that the last one costs what the first costs, a brand never moves to another
 * page, and none is skipped or repeated while others are saved. Brands are never deleted: ids have few gaps.
 */
export async function listIndexedBrands(database: Database, query: PageQuery): Promise<Page<IndexedBrand>> {
  const { page, pageSize, offset } = toWindow(query);
  const [totals, items] = await database.batch([
    database.all<{ total: number }>(sql`SELECT coalesce(max(id), 0) AS total FROM brands`),
    database.all<IndexedBrand>(sql`
      SELECT b.unique_name AS uniqueName, max(b.updated_at, coalesce((
        SELECT max(${OFFER_CHANGE}) FROM offers AS o WHERE o.brand_id = b.id AND o.phase % ${HELD_BACK} <> ${PHASE.scheduled}
      ), '')) AS updatedAt
      FROM brands AS b
      WHERE b.id > ${offset} AND b.id <= ${offset + pageSize} AND (b.description <> '' OR b.has_live_offers)
      ORDER BY b.id`),
  ]);
  return { items, total: totals[0]?.total ?? 0, page, pageSize };
}
