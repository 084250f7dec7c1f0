import { sql, type SQL } from 'drizzle-orm';
import type { CatalogueStats, OfferKind } from '../types';
import type { Executor } from './executor';
import { PHASE } from './phase';
import { KIND_CODE, SCOPE } from './place';

/** How many rows the catalogue holds without retired ones, from kept counts: listed ones and the few scheduled. */
export async function getStats(executor: Executor): Promise<CatalogueStats> {
  const [stats] = await executor.all<CatalogueStats>(sql`
    SELECT ${countListed(KIND_CODE.brand)} AS brands,
      ${countListed(KIND_CODE.coupon)} + ${countScheduled('coupon')} AS coupons,
      ${countListed(KIND_CODE.deal)} + ${countScheduled('deal')} AS deals`);
  return { brands: stats?.brands ?? 0, coupons: stats?.coupons ?? 0, deals: stats?.deals ?? 0 };
}

function countListed(kind: number): SQL {
  return sql`(
    SELECT coalesce(sum(count), 0) FROM listing_chunks
    WHERE kind = ${kind} AND scope_type = ${SCOPE.all} AND scope_id = 0)`;
}

/** The phase is written out, not bound, so that the partial index serves. */
function countScheduled(kind: OfferKind): SQL {
  return sql`(SELECT count(*) FROM offers WHERE kind = ${kind} AND phase = ${sql.raw(String(PHASE.scheduled))})`;
}
