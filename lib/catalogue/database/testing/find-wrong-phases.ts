import { toCodeKey } from '../duplicates/code-key';
import { pickShown } from '../duplicates/pick-shown';
import type { Executor } from '../executor';
import { HELD_BACK, PHASE } from '../phase';
import { offers } from '../schema';

/** For tests: ids of offers that are retired or held back and should not be, or the other way round, or compared wrongly. */
export async function findWrongPhases(executor: Executor): Promise<number[]> {
  const rows = await executor.select().from(offers);
  const active = rows.filter(({ status }) => status === 'active');
  return rows
    .filter((row) => {
      if (row.status === 'retired') return row.phase !== PHASE.retired || row.codeKey !== null;
      if (row.codeKey !== toCodeKey(row)) return true;
      const rivals = row.codeKey === null ? [] : active.filter((other) => isRival(row, other));
      const shown = pickShown(rivals);
      const isHeldBack = shown !== null && shown.source !== row.source;
      return row.phase % HELD_BACK === PHASE.retired || isHeldBack !== row.phase >= HELD_BACK;
    })
    .map(({ id }) => id);
}

type Row = typeof offers.$inferSelect;

function isRival(left: Row, right: Row): boolean {
  return left.brandId === right.brandId && left.codeKey === right.codeKey;
}
