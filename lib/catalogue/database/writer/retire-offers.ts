import { sql } from 'drizzle-orm';
import { PHASE } from '../phase';
import type { WriteSession } from './session';

const CHUNK_ROWS = 5_000;

/** Takes the active ones among these offers out of everything but their own addresses; answers how many those were. */
export async function retireOffers(
  { executor, changes, nowText }: WriteSession,
  ids: number[],
): Promise<number> {
  let count = 0;
  for (let start = 0; start < ids.length; start += CHUNK_ROWS) {
    const given = JSON.stringify(ids.slice(start, start + CHUNK_ROWS));
    const rows = await executor.all<{ id: number }>(sql`
      SELECT id FROM offers WHERE id IN (SELECT value FROM json_each(${given})) AND status = 'active'`);
    const active = rows.map((row) => row.id);
    await changes.beginOffers(active);
    await executor.run(sql`
      UPDATE offers
      SET status = 'retired', phase = ${PHASE.retired}, phase_until = NULL, code_key = NULL, updated_at = ${nowText}
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(active)}))`);
    count += active.length;
  }
  return count;
}
