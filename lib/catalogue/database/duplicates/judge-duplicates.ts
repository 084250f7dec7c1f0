import { sql } from 'drizzle-orm';
import type { Executor } from '../executor';
import { HELD_BACK } from '../phase';
import { pickShown, type Rival } from './pick-shown';

/** An active coupon, and the one that is shown in its place; null where it is shown itself. */
type Verdict = Rival & { shownId: number | null };
type RivalRow = Omit<Rival, 'exclusive'> & { brandId: number; codeKey: string; exclusive: number };

/**
 * Judges the coupons of these brands that share their code with another source's, and those held back so far. Of each
 * code the best offer's source is shown; the offers of the others are held back.
 */
export async function judgeDuplicates(executor: Executor, brandIds: number[]): Promise<Verdict[]> {
  const rows = await executor.all<RivalRow>(sql`
    WITH brand AS MATERIALIZED (
      SELECT value AS id FROM json_each(${JSON.stringify(brandIds)})
    ), shared AS MATERIALIZED (
      SELECT o.brand_id, o.code_key FROM brand CROSS JOIN offers AS o INDEXED BY offers_by_code ON o.brand_id = brand.id
      WHERE o.code_key IS NOT NULL
      GROUP BY 1, 2 HAVING min(o.source) <> max(o.source)
    ), rival AS (
      SELECT o.id FROM shared CROSS JOIN offers AS o INDEXED BY offers_by_code USING (brand_id, code_key)
      WHERE o.code_key IS NOT NULL
      UNION
      SELECT o.id FROM brand CROSS JOIN offers AS o INDEXED BY offers_held_back ON o.brand_id = brand.id
      WHERE o.phase > 3
    )
    SELECT o.id, o.source, o.phase, o.end_at AS endAt, o.exclusive, o.brand_id AS brandId, o.code_key AS codeKey
    FROM rival CROSS JOIN offers AS o USING (id)`);
  const groups = new Map<string, Rival[]>();
  for (const row of rows) {
    const key = `${row.brandId} ${row.codeKey}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push({ ...row, exclusive: row.exclusive === 1 });
  }
  return [...groups.values()].flatMap(judgeGroup);
}

function judgeGroup(rivals: Rival[]): Verdict[] {
  const shown = pickShown(rivals);
  return rivals.map((rival) => ({
    ...rival,
    shownId: shown === null || shown.source === rival.source ? null : shown.id,
  }));
}

/** The phase that the verdict asks for. */
export function toJudgedPhase({ phase, shownId }: Verdict): number {
  return (phase % HELD_BACK) + (shownId === null ? 0 : HELD_BACK);
}
