import { sql } from 'drizzle-orm';
import { countEdits } from '@/lib/text/edit-distance';
import type { Executor } from '../open-database';

/** Prefixes up to this length have an index of their own (migrations/0002_search.sql). */
export const MAX_INDEXED_PREFIX_CHARS = 4;
/** Beyond so many words a prefix is left to the full-text index. */
const MAX_EXPANSIONS = 100;
const MAX_CORRECTIONS = 64;
const LAST_CHARACTER = '\u{10ffff}';
/** Words shorter than this are never corrected. */
const MIN_CORRECTED_CHARS = 5;
/** Words are collected so that they are written in order, and no more of them than memory has room for. */
const MAX_NOTED_WORDS = 50_000;
const MAX_REMEMBERED_WORDS = 200_000;

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
    .filter((candidate) => candidate !== word && countEdits(candidate, word) <= 1)
    .slice(0, MAX_CORRECTIONS);
}

/** Collects the words of indexed items: all of them for expansion, those of names and titles for correction too. */
export class VocabularyWriter {
  private readonly words = new NewWords(MAX_INDEXED_PREFIX_CHARS + 1);
  private readonly titleWords = new NewWords(MIN_CORRECTED_CHARS);

  constructor(private readonly executor: Executor) {}

  /** Notes the words and returns them as the index takes them. */
  add(words: string[]): string {
    this.words.note(words);
    return words.join(' ');
  }

  addTitle(words: string[]): string {
    this.titleWords.note(words);
    return this.add(words);
  }

  /** Call after each run of items; writes once there is enough to write. */
  async flush(): Promise<void> {
    if (this.words.noted + this.titleWords.noted > MAX_NOTED_WORDS) await this.save();
  }

  /** Call last. */
  async save(): Promise<void> {
    await this.saveWords(this.words.take());
    await this.saveVariants(this.titleWords.take());
  }

  private async saveWords(words: string[]): Promise<void> {
    await this.executor.run(
      sql`INSERT OR IGNORE INTO search_words SELECT value FROM json_each(${JSON.stringify(words)})`,
    );
  }

  /** Each word under itself and under its spellings with one character left out. */
  private async saveVariants(words: string[]): Promise<void> {
    const unknown = await this.executor.all<{ word: string }>(sql`
      SELECT value AS word FROM json_each(${JSON.stringify(words)}) AS given
      WHERE NOT EXISTS (SELECT 1 FROM search_variants AS known WHERE known.variant = value AND known.word = value)`);
    const spellings = unknown.map(({ word }) => [word, ...listDeletions(word)]);
    await this.executor.run(sql`
      INSERT OR IGNORE INTO search_variants
      SELECT spelling.value, word.value ->> 0 FROM json_each(${JSON.stringify(spellings)}) AS word,
        json_each(word.value) AS spelling
      ORDER BY 1, 2`);
  }
}

/** Words met for the first time, as far back as is remembered. */
class NewWords {
  private fresh: string[] = [];
  private readonly met = new Set<string>();

  constructor(private readonly minChars: number) {}

  get noted(): number {
    return this.fresh.length;
  }

  note(words: string[]): void {
    for (const word of words) {
      if (word.length < this.minChars || this.met.has(word)) continue;
      this.met.add(word);
      this.fresh.push(word);
    }
  }

  /** Those noted since the last call, in order. */
  take(): string[] {
    const words = this.fresh.sort();
    this.fresh = [];
    if (this.met.size > MAX_REMEMBERED_WORDS) this.met.clear();
    return words;
  }
}

/** Each spelling of a word with one character left out, without repeats. */
export function listDeletions(word: string): string[] {
  const letters = [...word];
  return [...new Set(letters.map((_, index) => letters.toSpliced(index, 1).join('')))];
}
