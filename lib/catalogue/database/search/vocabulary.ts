import { sql } from 'drizzle-orm';
import type { Executor } from '../executor';
import { isWithinOneEdit, listDeletions, MIN_CORRECTED_CHARS } from './edits';

/** Prefixes up to this length have an index of their own (migrations/0002_search.sql). */
export const MAX_INDEXED_PREFIX_CHARS = 4;
/** Beyond so many words a prefix is left to the full-text index. */
const MAX_EXPANSIONS = 100;
const MAX_CORRECTIONS = 64;
const LAST_CHARACTER = '\u{10ffff}';

/** The known words that begin with a word of five characters or more; null if they are too many to name. */
export async function listExpansions(executor: Executor, word: string): Promise<string[] | null> {
  const rows = await executor.all<{ word: string }>(sql`
    SELECT word FROM search_words
    WHERE word >= ${word} AND word <= ${word + LAST_CHARACTER} LIMIT ${MAX_EXPANSIONS + 1}`);
  return rows.length > MAX_EXPANSIONS ? null : rows.map((row) => row.word);
}

/** The words of names and titles, five characters or longer, that are one edit away from the given one. */
export async function listCorrections(executor: Executor, word: string): Promise<string[]> {
  if (word.length < MIN_CORRECTED_CHARS - 1) return [];
  const spellings = JSON.stringify([word, ...listDeletions(word)]);
  const rows = await executor.all<{ word: string }>(sql`
    SELECT DISTINCT word FROM search_variants WHERE variant IN (SELECT value FROM json_each(${spellings}))`);
  return rows
    .map((row) => row.word)
    .filter((candidate) => candidate !== word && isWithinOneEdit(candidate, word))
    .slice(0, MAX_CORRECTIONS);
}
