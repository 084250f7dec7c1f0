import { sql } from 'drizzle-orm';
import type { NewOffer } from '../new-items';
import type { Executor } from './open-database';
import { HELD_BACK, PHASE } from './phase';

/** What decides which of several coupons with the same brand and code is shown. */
export type Rival = {
  id: number;
  source: string;
  /** With HELD_BACK or without. */
  phase: number;
  /** Epoch milliseconds; null if it never ends. */
  endAt: number | null;
  exclusive: boolean;
};
export type HiddenPair = { shownId: number; hiddenId: number };
type RivalRow = Omit<Rival, 'exclusive'> & { brandId: number; codeKey: string; exclusive: number };

const BRANDS_A_QUERY = 1_000;
/** Written out, not bound, so that the partial index serves. */
const IS_HELD_BACK = sql.raw(`o.phase > ${PHASE.retired}`);
const BEST_PHASE_FIRST: number[] = [PHASE.live, PHASE.scheduled, PHASE.expired];

/** What the codes of coupons are compared by: shops take them in any case. Null where there is nothing to copy. */
export function toCodeKey({ kind, code }: Pick<NewOffer, 'kind' | 'code'>): string | null {
  return (kind === 'coupon' && code?.trim().toLowerCase()) || null;
}

/**
 * Looks at the active coupons of these brands that share their code with another source's, and at those held back so
 * far: of each code the best offer's source is shown, the offers of the others are held back. Returns which one is shown
 * in the place of which, and the phases of the offers that have another one now.
 */
export async function resolveDuplicates(
  executor: Executor,
  brandIds: number[],
): Promise<{ phases: [id: number, phase: number][]; pairs: HiddenPair[] }> {
  const phases: [number, number][] = [];
  const pairs: HiddenPair[] = [];
  for (let start = 0; start < brandIds.length; start += BRANDS_A_QUERY) {
    for (const rivals of await listRivals(executor, brandIds.slice(start, start + BRANDS_A_QUERY))) {
      const shown = pickShown(rivals);
      for (const { id, source, phase } of rivals) {
        const isHeldBack = shown !== null && shown.source !== source;
        if (isHeldBack) pairs.push({ shownId: shown.id, hiddenId: id });
        const resolved = (phase % HELD_BACK) + (isHeldBack ? HELD_BACK : 0);
        if (resolved !== phase) phases.push([id, resolved]);
      }
    }
  }
  return { phases, pairs };
}

async function listRivals(executor: Executor, brandIds: number[]): Promise<Iterable<Rival[]>> {
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
      WHERE ${IS_HELD_BACK}
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
  return groups.values();
}

/**
 * The one to show: live before scheduled before expired, then an exclusive one, then the one that ends last, then the
 * oldest. Null where all are of one source, which then sells several offers with one code.
 */
export function pickShown<T extends Rival>(rivals: readonly T[]): T | null {
  const [best, ...others] = rivals.toSorted(compareRivals);
  return best && others.some(({ source }) => source !== best.source) ? best : null;
}

function compareRivals(left: Rival, right: Rival): number {
  return (
    rankPhase(left) - rankPhase(right) ||
    Number(right.exclusive) - Number(left.exclusive) ||
    compareEnds(right.endAt, left.endAt) ||
    left.id - right.id
  );
}

function rankPhase({ phase }: Rival): number {
  return BEST_PHASE_FIRST.indexOf(phase % HELD_BACK);
}

function compareEnds(left: number | null, right: number | null): number {
  if (left === right) return 0;
  return (left ?? Infinity) < (right ?? Infinity) ? -1 : 1;
}
