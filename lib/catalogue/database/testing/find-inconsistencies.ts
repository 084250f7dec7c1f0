import { sql } from 'drizzle-orm';
import { BRAND_POSITION, CHUNK_BITS, IS_LIVE, OFFER_POSITION, SCOPE } from '../listing/lists';
import { buildBrandRows, buildOfferRows } from '../listing/rows';
import type { Executor } from '../open-database';
import type { ItemKind } from '../search/expressions';
import { findWrongPhases } from './find-wrong-phases';

/** For tests: sentences on everything derived (lists, counts, search, brand ranks) that does not follow from the rows. */
export async function findInconsistencies(executor: Executor): Promise<string[]> {
  const offers = await listIds(executor, 'offers');
  const brands = await listIds(executor, 'brands');
  const wanted = sql`SELECT * FROM (${buildOfferRows(offers)} UNION ALL ${buildBrandRows(brands)})`;
  const counted = sql`
    SELECT kind, scope_type, scope_id, position >> CASE scope_type WHEN ${SCOPE.brand} THEN ${CHUNK_BITS[SCOPE.brand]} ELSE ${CHUNK_BITS[SCOPE.all]} END, count(*)
    FROM listing GROUP BY 1, 2, 3, 4`;
  const chunks = sql`SELECT kind, scope_type, scope_id, chunk, count FROM listing_chunks`;
  const listed = sql`SELECT kind, scope_type, scope_id, position FROM listing`;
  const hasLive = sql`EXISTS (SELECT 1 FROM offers WHERE brand_id = b.id AND phase = 0)`;
  const indexed = (kind: ItemKind) => sql`SELECT rowid FROM ${sql.raw(`search_${kind}s`)}`;
  const positions = (kind: ItemKind) =>
    kind === 'brand'
      ? sql`SELECT ${BRAND_POSITION} FROM brands AS b`
      : sql`SELECT ${OFFER_POSITION} FROM offers AS o WHERE ${IS_LIVE} AND o.kind = ${kind}`;
  const checks: [string, ReturnType<typeof sql>][] = [
    ['missing in the listing', sql`SELECT * FROM (${wanted} EXCEPT ${listed})`],
    ['left over in the listing', sql`SELECT * FROM (${listed} EXCEPT ${wanted})`],
    ['uncounted', sql`SELECT * FROM (${counted} EXCEPT ${chunks})`],
    ['miscounted', sql`SELECT * FROM (${chunks} EXCEPT ${counted})`],
    ['brands without a sort key', sql`SELECT id FROM brands WHERE name_key IS NULL`],
    ['offers without a sort key', sql`SELECT id FROM offers WHERE title_key IS NULL`],
    ['offers with a wrong end', sql`SELECT id FROM offers WHERE phase = 0 AND end_at IS NOT phase_until`],
    ['brands in the wrong rank', sql`SELECT b.id FROM brands AS b WHERE b.has_live_offers <> ${hasLive}`],
    ...(['brand', 'coupon', 'deal'] as const).flatMap((kind): [string, ReturnType<typeof sql>][] => [
      [`${kind}s not searchable`, sql`SELECT * FROM (${positions(kind)} EXCEPT ${indexed(kind)})`],
      [`${kind}s searchable but gone`, sql`SELECT * FROM (${indexed(kind)} EXCEPT ${positions(kind)})`],
    ]),
  ];
  const wrongPhases = await findWrongPhases(executor);
  const findings = wrongPhases.length === 0 ? [] : [`offers in the wrong phase: ${wrongPhases.join()}`];
  for (const [name, query] of checks) {
    const rows = await executor.all(query);
    if (rows.length > 0) findings.push(`${rows.length} ${name}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return findings;
}

async function listIds(executor: Executor, table: string): Promise<string> {
  const rows = await executor.all<{ id: number }>(sql`SELECT id FROM ${sql.identifier(table)}`);
  return JSON.stringify(rows.map((row) => row.id));
}
