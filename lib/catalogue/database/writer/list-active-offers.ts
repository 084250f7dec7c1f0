import { sql } from 'drizzle-orm';
import type { OfferKey } from '../../writer';
import type { Executor } from '../executor';
import { toStorableJson } from './upsert-rows';

const PAGE_ROWS = 5_000;

/** The active offers of a source among these external ids. */
export function listActiveOffers(
  executor: Executor,
  source: string,
  externalIds: string[],
): Promise<Pick<OfferKey, 'id' | 'externalId'>[]> {
  return executor.all(sql`
    SELECT id, external_id AS externalId FROM offers INDEXED BY offers_by_source
    WHERE source = ${source} AND status = 'active'
      AND external_id IN (SELECT value FROM json_each(${toStorableJson(externalIds)}))`);
}

/** How many active offers a source has: an index is counted, no row is read. */
export async function countActiveOffers(executor: Executor, source: string): Promise<number> {
  const [row] = await executor.all<{ count: number }>(sql`
    SELECT count(*) AS count FROM offers INDEXED BY offers_active
    WHERE source = ${source} AND status = 'active'`);
  return row?.count ?? 0;
}

/** Ids of a source's active offers, ascending, a few thousand at a time. */
export async function* listActiveOfferIds(executor: Executor, source: string): AsyncGenerator<number[]> {
  let last = 0;
  for (;;) {
    const rows = await executor.all<{ id: number }>(sql`
      SELECT id FROM offers INDEXED BY offers_active
      WHERE source = ${source} AND status = 'active' AND id > ${last} ORDER BY id LIMIT ${PAGE_ROWS}`);
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) yield ids;
    if (ids.length < PAGE_ROWS) return;
    last = ids.at(-1) ?? last;
  }
}
