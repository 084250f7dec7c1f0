import { inArray, sql } from 'drizzle-orm';
import type { NewCategory } from '../../new-items';
import type { SaveOutcome } from '../../writer';
import { categories } from '../schema';
import { findMoved } from '../old-addresses';
import { CATEGORIES, toCategoryTag } from '../tags/tag-names';
import { upsertRows } from './rows';
import type { WriteSession } from './session';

/** Saves up to a thousand categories, by slug. One that was renamed or removed does not come back. */
export async function saveCategories(
  session: WriteSession,
  chunk: Map<string, NewCategory>,
): Promise<SaveOutcome[]> {
  const { executor, changes } = session;
  const slugs = [...chunk.keys()];
  const found = await executor.select().from(categories).where(inArray(categories.slug, slugs));
  const known = new Map(found.map((row) => [row.slug, row]));
  const moved = new Set((await findMoved(executor, 'category', slugs)).map(({ address }) => address));
  const newIds = await session.takeIds('categories', chunk.size - known.size);
  const [highest] = await executor.all<{ position: number | null }>(
    sql`SELECT max(position) AS position FROM categories`,
  );
  let last = highest?.position ?? 0;
  const rows: (typeof categories.$inferInsert)[] = [];
  const outcomes: SaveOutcome[] = [];
  for (const [slug, { name, icon }] of chunk) {
    const old = known.get(slug);
    const isSame = moved.has(slug) || (old?.name === name && old.icon === icon);
    outcomes.push(isSame ? 'unchanged' : old ? 'updated' : 'created');
    if (isSame) continue;
    if (old && old.name !== name) await changes.beginCategory(old.id);
    const id = old?.id ?? newIds.shift() ?? 0;
    rows.push({ id, slug, name, icon, position: old?.position ?? (last += 1) });
  }
  await upsertRows(executor, categories, rows);
  if (rows.length > 0) changes.addOther(CATEGORIES, ...rows.map(({ id }) => toCategoryTag(id ?? 0)));
  return outcomes;
}

/** Puts these categories first, in this order. Throws on one that does not exist. */
export async function orderCategories(session: WriteSession, slugs: string[]): Promise<void> {
  const getId = await session.getCategoryIds(slugs);
  const first = [...new Set(slugs.map(getId))];
  const rows = await session.executor.all<{ id: number }>(
    sql`SELECT id FROM categories ORDER BY position, id`,
  );
  const ids = [...first, ...rows.map(({ id }) => id).filter((id) => !first.includes(id))];
  await session.executor.run(sql`
    UPDATE categories SET position = given.key + 1
    FROM json_each(${JSON.stringify(ids)}) AS given WHERE categories.id = given.value`);
  session.changes.addOther(CATEGORIES);
}
