import { sql } from 'drizzle-orm';
import { RELATED_LIMIT } from '../../source';
import type { Executor } from '../open-database';
import { RELATED, RELATED_FIRST, toRelatedTag } from '../tags/tag-names';
import { ID_LIMIT, selectBrandsIn } from './lists';

/*
 * The other way round of related.ts: which brands' pages may lead to a brand that has come in, because it is new or live
 * again. A page shows the nearest brands that share most categories, and the next live ones of its main category.
 */

/** From how many pages of other brands each live brand is linked at least. */
export const RING_LINKS = 3;
/** Of a brand in more categories than this, or behind more others, nothing is said. */
const MAX_CATEGORIES = 4;
const MAX_STEPS = 200;
const ROUND = sql.raw(String(ID_LIMIT));

type NewBrand = { id: number; isLive: number; categories: number[] };
type Step = { id: number; isLive: number };

/** The tags of pages that may lead to this brand now. */
export async function listLeadingTags(executor: Executor, brand: NewBrand): Promise<string[]> {
  if (brand.categories.length > MAX_CATEGORIES) return [RELATED];
  const isLive = brand.isLive === 1;
  const walks: (number[] | null)[] = [];
  for (const shared of listSubsets(brand.categories))
    walks.push(walk(await listSharing(executor, brand, shared), RELATED_LIMIT, isLive));
  const group = isLive ? await listBeforeInGroup(executor, brand) : [];
  walks.push(walk(group, RING_LINKS, true));
  const leading = walks.flatMap((ids) => (ids === null ? [RELATED] : ids.map(toRelatedTag)));
  const isFirst = isLive && group.filter((other) => other.isLive === 1).length < RING_LINKS;
  return isFirst ? [...leading, RELATED_FIRST] : leading;
}

/** Those from which fewer than `limit` others are met on the way; null where there are too many. */
function walk(steps: Step[], limit: number, countsLive: boolean): number[] | null {
  const reached: number[] = [];
  let met = 0;
  for (const { id, isLive } of steps) {
    if (met >= limit) return reached;
    reached.push(id);
    met += countsLive ? isLive : 1;
  }
  return steps.length < MAX_STEPS ? reached : null;
}

/** The brands that are in all of these categories too, from the brand's id down and round. */
function listSharing(executor: Executor, { id }: NewBrand, shared: number[]): Promise<Step[]> {
  return executor.all<Step>(sql`
    SELECT id, max(is_live) AS isLive FROM (${selectBrandsIn(shared)}) WHERE id <> ${id}
    GROUP BY id HAVING count(*) = ${shared.length}
    ORDER BY (${id} - id + ${ROUND}) % ${ROUND} LIMIT ${MAX_STEPS}`);
}

/** The brands before it of the same main category, the nearest first. */
function listBeforeInGroup(executor: Executor, { id, categories: [main] }: NewBrand): Promise<Step[]> {
  const [members, earlier] =
    main === undefined
      ? [sql`SELECT b.id, b.has_live_offers AS is_live FROM brands AS b`, sql`true`]
      : [selectBrandsIn([main]), sql`category_id < ${main}`];
  return executor.all<Step>(sql`
    SELECT id, is_live AS isLive FROM (${members}) AS member
    WHERE id < ${id} AND NOT EXISTS (SELECT 1 FROM brand_categories WHERE brand_id = member.id AND ${earlier})
    ORDER BY id DESC LIMIT ${MAX_STEPS}`);
}

function listSubsets(ids: number[]): number[][] {
  const all = ids.reduce<number[][]>((found, id) => [...found, ...found.map((set) => [...set, id])], [[]]);
  return all.filter((set) => set.length > 0);
}
