import { sql } from 'drizzle-orm';
import { pickShown, toCodeKey } from '../duplicates';
import type { Executor } from '../open-database';
import { HELD_BACK, PHASE } from '../phase';
import { offers, type OfferRow } from '../schema';

/** For tests: ids of offers that are retired or held back and should not be, or the other way round, or compared wrongly. */
export async function findWrongPhases(executor: Executor): Promise<number[]> {
  const rows = await executor.select().from(offers);
  const hidden = new Set(
    (
      await executor.all<{ id: number }>(sql`
        SELECT item_id AS id FROM corrections WHERE record = 'offer' AND field = 'isHidden'`)
    ).map(({ id }) => id),
  );
  const active = rows.filter(({ id, status }) => status === 'active' && !hidden.has(id));
  return rows
    .filter((row) => {
      if (row.status === 'retired' || hidden.has(row.id))
        return row.phase !== PHASE.retired || row.codeKey !== null;
      if (row.codeKey !== toCodeKey(row)) return true;
      const rivals = row.codeKey === null ? [] : active.filter((other) => isRival(row, other));
      const shown = pickShown(rivals);
      const isHeldBack = shown !== null && shown.source !== row.source;
      return row.phase % HELD_BACK === PHASE.retired || isHeldBack !== row.phase >= HELD_BACK;
    })
    .map(({ id }) => id);
}

function isRival(left: OfferRow, right: OfferRow): boolean {
  return left.brandId === right.brandId && left.codeKey === right.codeKey;
}
