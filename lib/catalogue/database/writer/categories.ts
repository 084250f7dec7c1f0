import { inArray } from 'drizzle-orm';
import type { NewCategory, SaveOutcome } from '../../writer';
import { categories } from '../schema';
import { upsertRows } from './rows';
import type { WriteSession } from './session';

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
    if (old && old.name !== name) await changes.beginCategory(old.id);
    rows.push({ id: old?.id ?? newIds.shift() ?? 0, slug, name, icon });
  }
  await upsertRows(executor, categories, rows);
  if (rows.length > 0) changes.addOther();
  return outcomes;
}
