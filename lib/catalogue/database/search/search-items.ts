import { sql, type SQL } from 'drizzle-orm';
import type { PageWindow } from '../../rules/page-window';
import { MAX_SEARCH_TOTAL } from '../../source';
import type { Executor } from '../open-database';
import {
  buildCorrectedTiers,
  buildTiers,
  exact,
  matchAnyForm,
  narrowTiers,
  prefix,
  type ItemKind,
  type Scopes,
  type Tiers,
  type WordForms,
} from './expressions';
import { listCorrections, listExpansions, MAX_INDEXED_PREFIX_CHARS } from './vocabulary';
import { isStopWord, parseWords } from './words';

/** With fewer matches than a page holds, corrected words are searched too. */
const CORRECTION_BELOW = 20;

/** The full-text index of each kind. The rowid of a document is the position of its item in the listing. */
const SEARCH_TABLES: Record<ItemKind, SQL> = {
  brand: sql.raw('search_brands'),
  coupon: sql.raw('search_coupons'),
  deal: sql.raw('search_deals'),
};

export type SearchShape = {
  scopes: Scopes;
  /** What `m.rowid`, the position, must meet beyond the scopes. */
  condition?: SQL;
  /** Selects the positions of the matches (a column `position`) in another order than best match first. */
  sort?: (matches: SQL) => SQL;
};

type Matches = Tiers & { total: number };

/**
 * The positions of one page of matches, best first, and how many match in all, counted up to MAX_SEARCH_TOTAL. Text
 * without a letter or digit matches nothing. Where nothing matches all words, only the significant ones count: "the
 * tidewell coupons" finds what "tidewell" finds.
 */
export async function searchItems(
  executor: Executor,
  kind: ItemKind,
  text: string,
  shape: SearchShape,
  window: PageWindow,
): Promise<{ total: number; positions: number[] }> {
  const words = parseWords(text);
  if (words.length === 0) return { total: 0, positions: [] };
  const forms = await Promise.all(words.map((word) => getWordForms(executor, word)));
  let matches = await findMatches(executor, kind, forms, shape);
  if (matches.total === 0) {
    const significant = await pickSignificantForms(executor, kind, forms);
    if (significant) matches = await findMatches(executor, kind, significant, shape);
  }
  const listPage = shape.sort ? listSortedPage : listTierPage;
  return { total: matches.total, positions: await listPage(executor, kind, matches, shape, window) };
}

async function findMatches(
  executor: Executor,
  kind: ItemKind,
  forms: WordForms[],
  { scopes, condition }: SearchShape,
): Promise<Matches> {
  const typed = buildTiers(kind, forms);
  const find = async (found: Tiers): Promise<Matches> => {
    const narrowed = narrowTiers(found, scopes);
    const total = await countMatches(executor, kind, narrowed.everything, MAX_SEARCH_TOTAL, condition);
    return { ...narrowed, total };
  };
  const matches = await find(typed);
  if (matches.total >= CORRECTION_BELOW) return matches;
  const corrected = buildCorrectedTiers(kind, forms, typed);
  return corrected ? find(corrected) : matches;
}

async function getWordForms(executor: Executor, word: string): Promise<WordForms> {
  const corrections = await listCorrections(executor, word);
  if (word.length === 1) return { word, begins: [exact(word)], corrections };
  if (word.length <= MAX_INDEXED_PREFIX_CHARS) return { word, begins: [prefix(word)], corrections };
  const expansions = await listExpansions(executor, word);
  return { word, begins: expansions ? [word, ...expansions].map(exact) : [prefix(word)], corrections };
}

/**
 * The words worth a second search where all of them together found nothing: without stop words, and without words that
 * no item of the kind holds. Null where that leaves all of them, or none.
 */
async function pickSignificantForms(
  executor: Executor,
  kind: ItemKind,
  forms: WordForms[],
): Promise<WordForms[] | null> {
  const significant: WordForms[] = [];
  for (const form of forms) {
    if (isStopWord(form.word)) continue;
    if ((await countMatches(executor, kind, matchAnyForm(kind, form), 1)) > 0) significant.push(form);
  }
  return significant.length === 0 || significant.length === forms.length ? null : significant;
}

/** Matches come by ascending position, so the first of a tier are its best ones and no match is read in vain. */
async function listTierPage(
  executor: Executor,
  kind: ItemKind,
  { tiers, total }: Matches,
  { condition }: SearchShape,
  { offset, pageSize }: PageWindow,
): Promise<number[]> {
  const end = Math.min(offset + pageSize, total);
  const positions: number[] = [];
  let skip = offset;
  for (const tier of tiers) {
    const wanted = end - offset - positions.length;
    if (wanted <= 0) break;
    const rows = await executor.all<{ position: number }>(sql`
      ${selectMatches(kind, tier, condition)} LIMIT ${wanted} OFFSET ${skip}`);
    positions.push(...rows.map((row) => row.position));
    if (rows.length > 0) skip = 0;
    else if (skip > 0) skip -= await countMatches(executor, kind, tier, skip, condition);
  }
  return positions;
}

/** Sorts the matches that its total counts: the first of them by position. */
async function listSortedPage(
  executor: Executor,
  kind: ItemKind,
  { everything }: Matches,
  { condition, sort = (matches) => matches }: SearchShape,
  { offset, pageSize }: PageWindow,
): Promise<number[]> {
  const matches = sql`${selectMatches(kind, everything, condition)} LIMIT ${MAX_SEARCH_TOTAL}`;
  const rows = await executor.all<{ position: number }>(
    sql`${sort(matches)} LIMIT ${pageSize} OFFSET ${offset}`,
  );
  return rows.map((row) => row.position);
}

/** How many items match and meet the condition, counted up to `cap` and no further. */
async function countMatches(
  executor: Executor,
  kind: ItemKind,
  match: string,
  cap: number,
  condition?: SQL,
): Promise<number> {
  const [row] = await executor.all<{ total: number }>(sql`
    SELECT count(*) AS total FROM (${selectMatches(kind, match, condition)} LIMIT ${cap})`);
  return row?.total ?? 0;
}

function selectMatches(kind: ItemKind, match: string, condition = sql`true`): SQL {
  const table = SEARCH_TABLES[kind];
  return sql`
    SELECT m.rowid AS position FROM ${table} AS m WHERE m.${table} MATCH ${match} AND ${condition}
    ORDER BY m.rowid`;
}
