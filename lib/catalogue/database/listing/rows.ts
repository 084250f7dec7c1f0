import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../open-database';
import { PHASE } from '../phase';
import {
  BRAND_POSITION,
  CODE_KIND,
  EXPIRED_KIND,
  FEATURED_KIND_OFFSET,
  IS_LIVE,
  KIND_CODE,
  OFFER_POSITION,
  SCOPE,
} from './lists';

/** The kind of list that says whether a coupon `o` has a code; null for a deal. */
const CODE_LIST = sql.raw(
  `CASE WHEN o.kind = 'coupon' THEN CASE WHEN o.has_code THEN ${CODE_KIND.given} ELSE ${CODE_KIND.none} END END`,
);

/** All rows of `listing` that belong to the offers with these ids (a JSON array). */
export function buildOfferRows(ids: string): SQL {
  return sql`
    SELECT kind, scope_type, scope_id, position FROM (
      WITH picked AS MATERIALIZED (
        SELECT o.id, o.brand_id, o.is_featured AS featured, ${OFFER_POSITION} AS position,
          CASE o.kind WHEN 'coupon' THEN ${KIND_CODE.coupon} ELSE ${KIND_CODE.deal} END AS kind,
          ${CODE_LIST} AS code_kind,
          EXISTS (SELECT 1 FROM offer_categories WHERE offer_id = o.id) AS has_own
        FROM json_each(${ids}) CROSS JOIN offers AS o ON o.id = value WHERE ${IS_LIVE}
      ), expired AS MATERIALIZED (
        SELECT o.brand_id, ${OFFER_POSITION} AS position,
          CASE o.kind WHEN 'coupon' THEN ${EXPIRED_KIND.coupon} ELSE ${EXPIRED_KIND.deal} END AS kind
        FROM json_each(${ids}) CROSS JOIN offers AS o ON o.id = value WHERE o.phase = ${PHASE.expired}
      ), scoped AS MATERIALIZED (
        SELECT kind, ${SCOPE.all} AS scope_type, 0 AS scope_id, position, featured, code_kind FROM picked
        UNION ALL SELECT kind, ${SCOPE.brand}, brand_id, position, featured, code_kind FROM picked
        UNION ALL SELECT kind, ${SCOPE.category}, category_id, position, featured, code_kind
          FROM picked CROSS JOIN offer_categories ON offer_id = picked.id
        UNION ALL SELECT kind, ${SCOPE.category}, category_id, position, featured, code_kind
          FROM picked CROSS JOIN brand_categories USING (brand_id) WHERE NOT has_own
      )
      ${withFeatured()}
      UNION ALL SELECT code_kind, scope_type, scope_id, position FROM scoped WHERE code_kind IS NOT NULL
      UNION ALL SELECT kind, ${SCOPE.all}, 0, position FROM expired
      UNION ALL SELECT kind, ${SCOPE.brand}, brand_id, position FROM expired
    )`;
}

/** All rows of `listing` that belong to the brands with these ids (a JSON array). */
export function buildBrandRows(ids: string): SQL {
  return sql`
    SELECT kind, scope_type, scope_id, position FROM (
      WITH picked AS MATERIALIZED (
        SELECT b.id, b.is_featured AS featured, ${BRAND_POSITION} AS position, ${KIND_CODE.brand} AS kind
        FROM json_each(${ids}) CROSS JOIN brands AS b ON b.id = value
      ), scoped AS MATERIALIZED (
        SELECT kind, ${SCOPE.all} AS scope_type, 0 AS scope_id, position, featured FROM picked
        UNION ALL SELECT kind, ${SCOPE.category}, category_id, position, featured
          FROM picked CROSS JOIN brand_categories ON brand_id = picked.id
      )
      ${withFeatured()}
    )`;
}

function withFeatured(): SQL {
  return sql`
    SELECT kind, scope_type, scope_id, position FROM scoped
    UNION ALL SELECT kind + ${FEATURED_KIND_OFFSET}, scope_type, scope_id, position FROM scoped WHERE featured`;
}

/** Takes everything out of all lists. The trigger would count each row down. */
export async function clearLists(executor: Executor): Promise<void> {
  const triggers = await executor.all<{ sql: string }>(
    sql`SELECT sql FROM sqlite_schema WHERE name = 'listing_deleted'`,
  );
  await executor.run(sql`DROP TRIGGER listing_deleted`);
  await executor.run(sql`DELETE FROM listing`);
  await executor.run(sql`DELETE FROM listing_chunks`);
  for (const trigger of triggers) await executor.run(sql.raw(trigger.sql));
}
