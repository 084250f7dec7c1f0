import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from './executor';
import { CODE_KIND, FEATURED_KIND_OFFSET, ID_LIMIT, KIND_CODE, PLACE_BITS, SCOPE } from './place';
import { PHASE } from './phase';

/**
 * A listing row follows from an item's own rows alone, so the same query that lists an item also takes it out:
 * `unlist…` before its rows change, `list…` after. CROSS JOIN keeps the order of the tables: without statistics, the
 * planner would at times read a whole table to find a few rows of it.
 */

const MAX_ID = ID_LIMIT - 1;

/** The place of an offer row `o`, for listed offers. */
export const OFFER_PLACE = sql.raw(`((o.phase * 2 + 1 - o.is_featured) << ${PLACE_BITS} | ${MAX_ID} - o.id)`);
/** The place of a brand row `b`. */
export const BRAND_PLACE = sql.raw(
  `(((1 - b.has_live_offers) * 2 + 1 - b.is_featured) << ${PLACE_BITS} | ${MAX_ID} - b.id)`,
);
/** The list that tells whether a coupon `o` has a code; null for a deal. */
const CODE_LIST = sql.raw(
  `CASE WHEN o.kind = 'coupon' THEN CASE WHEN o.has_code THEN ${CODE_KIND.given} ELSE ${CODE_KIND.none} END END`,
);
const IS_LISTED = sql.raw(`o.phase < ${PHASE.scheduled}`);

export async function listOffers(executor: Executor, ids: number[]): Promise<void> {
  await executor.run(sql`INSERT INTO listing ${buildOfferRows(JSON.stringify(ids))} ORDER BY 1, 2, 3, 4`);
}

export async function listBrands(executor: Executor, ids: number[]): Promise<void> {
  await executor.run(sql`INSERT INTO listing ${buildBrandRows(JSON.stringify(ids))} ORDER BY 1, 2, 3, 4`);
}

/** Takes offers out of lists and search. */
export async function unlistOffers(executor: Executor, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const given = JSON.stringify(ids);
  await executor.run(sql`INSERT INTO unlisting ${buildOfferRows(given)}`);
  for (const kind of ['coupon', 'deal'] as const) {
    await executor.run(sql`
      DELETE FROM ${sql.raw(`search_${kind}s`)} WHERE rowid IN (
        SELECT ${OFFER_PLACE} FROM json_each(${given}) CROSS JOIN offers AS o ON o.id = value
        WHERE o.kind = ${kind} AND ${IS_LISTED})`);
  }
}

/** Takes brands out of lists and search. */
export async function unlistBrands(executor: Executor, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const given = JSON.stringify(ids);
  await executor.run(sql`INSERT INTO unlisting ${buildBrandRows(given)}`);
  await executor.run(sql`
    DELETE FROM search_brands WHERE rowid IN (
      SELECT ${BRAND_PLACE} FROM json_each(${given}) CROSS JOIN brands AS b ON b.id = value)`);
}

/** All rows of `listing` that belong to the offers with these ids (a JSON array). */
export function buildOfferRows(ids: string): SQL {
  return sql`
    SELECT kind, scope_type, scope_id, place FROM (
      WITH picked AS MATERIALIZED (
        SELECT o.id, o.brand_id, o.is_featured AS featured, ${OFFER_PLACE} AS place,
          CASE o.kind WHEN 'coupon' THEN ${KIND_CODE.coupon} ELSE ${KIND_CODE.deal} END AS kind,
          ${CODE_LIST} AS code_kind,
          EXISTS (SELECT 1 FROM offer_categories WHERE offer_id = o.id) AS has_own
        FROM json_each(${ids}) CROSS JOIN offers AS o ON o.id = value WHERE ${IS_LISTED}
      ), scoped AS MATERIALIZED (
        SELECT kind, ${SCOPE.all} AS scope_type, 0 AS scope_id, place, featured, code_kind FROM picked
        UNION ALL SELECT kind, ${SCOPE.brand}, brand_id, place, featured, code_kind FROM picked
        UNION ALL SELECT kind, ${SCOPE.category}, category_id, place, featured, code_kind
          FROM picked CROSS JOIN offer_categories ON offer_id = picked.id
        UNION ALL SELECT kind, ${SCOPE.category}, category_id, place, featured, code_kind
          FROM picked CROSS JOIN brand_categories USING (brand_id) WHERE NOT has_own
      )
      ${withFeatured()}
      UNION ALL SELECT code_kind, scope_type, scope_id, place FROM scoped WHERE code_kind IS NOT NULL
    )`;
}

/** All rows of `listing` that belong to the brands with these ids (a JSON array). */
export function buildBrandRows(ids: string): SQL {
  return sql`
    SELECT kind, scope_type, scope_id, place FROM (
      WITH picked AS MATERIALIZED (
        SELECT b.id, b.is_featured AS featured, ${BRAND_PLACE} AS place, ${KIND_CODE.brand} AS kind
        FROM json_each(${ids}) CROSS JOIN brands AS b ON b.id = value
      ), scoped AS MATERIALIZED (
        SELECT kind, ${SCOPE.all} AS scope_type, 0 AS scope_id, place, featured FROM picked
        UNION ALL SELECT kind, ${SCOPE.category}, category_id, place, featured
          FROM picked CROSS JOIN brand_categories ON brand_id = picked.id
      )
      ${withFeatured()}
    )`;
}

function withFeatured(): SQL {
  return sql`
    SELECT kind, scope_type, scope_id, place FROM scoped
    UNION ALL SELECT kind + ${FEATURED_KIND_OFFSET}, scope_type, scope_id, place FROM scoped WHERE featured`;
}
