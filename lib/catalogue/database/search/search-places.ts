import { sql, type SQL } from 'drizzle-orm';
import { MAX_SEARCH_TOTAL } from '../../source';
import type { ListFilter } from '../lists';
import type { PageWindow } from '../../page-window';
import type { Executor } from '../executor';
import type { ListingKind } from '../place';
import { countMatches, selectMatches } from './count-matches';
import { all, exact, prefix } from './match';
import { matchScopes } from './match-scopes';
import { pickTellingForms } from './pick-telling-forms';
import { buildCorrectedTiers, buildTiers, type Tiers, type WordForms } from './tiers';
import { listCorrections, listExpansions, MAX_INDEXED_PREFIX_CHARS } from './vocabulary';

/** With fewer matches than a page holds, corrected words are searched too. */
const CORRECTION_BELOW = 20;

type SearchShape = {
  filter: ListFilter;
  /** What `m.rowid`, the place, must meet beyond the filter's lists. */
  condition?: SQL;
  /** Makes of the matches (a column `place`) their places in another order than best match first. */
  sort?: (matches: SQL) => SQL;
};

type Matches = Tiers & { total: number };

/**
 * The places of one page of matches, best first, and how many match in all. No words match nothing. Where nothing
 * matches all words, those that tell something count alone: "the tidewell coupons" are those of "tidewell".
 */
export async function searchPlaces(
  executor: Executor,
  kind: ListingKind,
  words: string[],
  shape: SearchShape,
  window: PageWindow,
): Promise<{ total: number; places: number[] }> {
  if (words.length === 0) return { total: 0, places: [] };
  const forms = await Promise.all(words.map((word) => getWordForms(executor, word)));
  let matches = await findMatches(executor, kind, forms, shape);
  if (matches.total === 0) {
    const telling = await pickTellingForms(executor, kind, forms);
    if (telling) matches = await findMatches(executor, kind, telling, shape);
  }
  const listPage = shape.sort ? listSortedPage : listTierPage;
  return { total: matches.total, places: await listPage(executor, kind, matches, shape, window) };
}

async function findMatches(
  executor: Executor,
  kind: ListingKind,
  forms: WordForms[],
  { filter, condition }: SearchShape,
): Promise<Matches> {
  const typed = buildTiers(kind, forms);
  const find = async (found: Tiers): Promise<Matches> => {
    const narrowed = narrowTiers(found, filter);
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

/** Only what is in the filter's lists. The filter goes first: it mostly has fewer rows, and FTS5 steps through the first part. */
function narrowTiers({ tiers, everything }: Tiers, filter: ListFilter): Tiers {
  const scopes = matchScopes(filter);
  if (scopes === '') return { tiers, everything };
  return { tiers: tiers.map((tier) => all([scopes, tier])), everything: all([scopes, everything]) };
}

/** Matches come in house order, so the first of a tier are its best ones and no match is read in vain. */
async function listTierPage(
  executor: Executor,
  kind: ListingKind,
  { tiers, total }: Matches,
  { condition }: SearchShape,
  { offset, pageSize }: PageWindow,
): Promise<number[]> {
  const end = Math.min(offset + pageSize, total);
  const places: number[] = [];
  let skip = offset;
  for (const tier of tiers) {
    const wanted = end - offset - places.length;
    if (wanted <= 0) break;
    const rows = await executor.all<{ place: number }>(sql`
      ${selectMatches(kind, tier, condition)} LIMIT ${wanted} OFFSET ${skip}`);
    places.push(...rows.map((row) => row.place));
    if (rows.length > 0) skip = 0;
    else if (skip > 0) skip -= await countMatches(executor, kind, tier, skip, condition);
  }
  return places;
}

/** Sorts the matches that its total counts: the first of them in house order. */
async function listSortedPage(
  executor: Executor,
  kind: ListingKind,
  { everything }: Matches,
  { condition, sort = (matches) => matches }: SearchShape,
  { offset, pageSize }: PageWindow,
): Promise<number[]> {
  const matches = sql`${selectMatches(kind, everything, condition)} LIMIT ${MAX_SEARCH_TOTAL}`;
  const rows = await executor.all<{ place: number }>(
    sql`${sort(matches)} LIMIT ${pageSize} OFFSET ${offset}`,
  );
  return rows.map((row) => row.place);
}
