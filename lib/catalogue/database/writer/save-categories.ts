import { inArray, sql } from 'drizzle-orm';
import type { NewCategory, SaveOutcome } from '../../writer';
import { ID_LIMIT, KIND_CODE, SCOPE } from '../place';
import { categories } from '../schema';
import type { WriteSession } from './session';
import { upsertRows } from './upsert-rows';

/** Saves up to a thousand categories, by slug. */
export async function saveCategories(
  session: WriteSession,
  chunk: Map<string, NewCategory>,
): Promise<SaveOutcome[]> {
  const { executor, changes } = session;
  const slugs = [...chunk.keys()];
  const found = await executor.select().from(categories).where(inArray(categories.slug, slugs));
  const known = new Map(found.map((row) => [row.slug, row]));
  const newIds = await session.takeIds('categories', chunk.size - known.size);
  const rows: (typeof categories.$inferInsert)[] = [];
  const outcomes: SaveOutcome[] = [];
  for (const [slug, { name, icon }] of chunk) {
    const old = known.get(slug);
    const isSame = old?.name === name && old.icon === icon;
    outcomes.push(isSame ? 'unchanged' : old ? 'updated' : 'created');
    if (isSame) continue;
    if (old && old.name !== name) await beginItemsIn(session, old.id);
    rows.push({ id: old?.id ?? newIds.shift() ?? 0, slug, name, icon });
  }
  await upsertRows(executor, categories, rows);
  if (rows.length > 0) changes.addOther();
  return outcomes;
}

/** What is in a category is found by the category's name too. */
async function beginItemsIn({ executor, changes }: WriteSession, categoryId: number): Promise<void> {
  const rows = await executor.all<{ kind: number; id: number }>(sql`
    SELECT kind, ${ID_LIMIT - 1} - (place & ${ID_LIMIT - 1}) AS id FROM listing
    WHERE kind <= ${KIND_CODE.deal} AND scope_type = ${SCOPE.category} AND scope_id = ${categoryId}`);
  const isBrand = ({ kind }: { kind: number }) => kind === KIND_CODE.brand;
  await changes.beginBrands(rows.filter(isBrand).map((row) => row.id));
  await changes.beginOffers(rows.filter((row) => !isBrand(row)).map((row) => row.id));
}
