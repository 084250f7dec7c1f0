import { eq } from 'drizzle-orm';
import type { Executor } from '../executor';
import { feedNotes } from '../schema';

/** What an import noted under this key, or null. */
export async function getFeedNote(executor: Executor, key: string): Promise<string | null> {
  const [note] = await executor.select().from(feedNotes).where(eq(feedNotes.key, key));
  return note?.value ?? null;
}

export async function setFeedNote(executor: Executor, key: string, value: string): Promise<void> {
  await executor
    .insert(feedNotes)
    .values({ key, value })
    .onConflictDoUpdate({ target: feedNotes.key, set: { value } });
}
