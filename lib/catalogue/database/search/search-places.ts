import { sql, type SQL } from 'drizzle-orm';
import type { PageWindow } from '../listing';
import type { Executor } from '../executor';
import type { ListingKind } from '../place';
import { all, exact, prefix } from './match';
import { matchScopes, type ListFilter } from './match-scopes';
import { buildCorrectedTiers, buildTiers, type Tiers, type WordForms } from './tiers';
import { listCorrections, listExpansions, MAX_INDEXED_PREFIX_CHARS } from './vocabulary';

/** Totals are exact up to this; a search that finds more says this many, and its pages end there. */
const MAX_SEARCH_TOTAL = 10_000;
/** With fewer matches than a page holds, corrected words are searched too. */
const CORRECTION_BELOW = 20;

const TABLES: Record<ListingKind, SQL> = {
  brand: sql.raw('search_brands'),
  coupon: sql.raw('search_coupons'),
  deal: sql.raw('search_deals'),
};

/** The places of one page of matches, best first, and how many match in all. No words match nothing. */
export async function searchPlaces(
  executor: Executor,
  kind: ListingKind,
  words: string[],
  filter: ListFilter,
  window: PageWindow,
): Promise<{ total: number; places: number[] }> {
  if (words.length === 0) return { total: 0, places: [] };
  const forms = await Promise.all(words.map((word) => getWordForms(executor, word)));
  const narrow = (tiers: Tiers) => narrowTiers(tiers, filter);
  const typed = buildTiers(kind, forms);
  const count = (tiers: Tiers) => countMatches(executor, kind, tiers.everything, MAX_SEARCH_TOTAL);
  let found = narrow(typed);
  let total = await count(found);
  if (total < CORRECTION_BELOW) {
    const corrected = buildCorrectedTiers(kind, forms, typed);
    if (corrected) {
      found = narrow(corrected);
      total = await count(found);
    }
  }
  return { total, places: await listTierPage(executor, kind, found.tiers, window, total) };
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
  tiers: string[],
  { offset, pageSize }: PageWindow,
  total: number,
): Promise<number[]> {
  const end = Math.min(offset + pageSize, total);
  const places: number[] = [];
  let skip = offset;
  for (const tier of tiers) {
    const wanted = end - offset - places.length;
    if (wanted <= 0) break;
    const rows = await executor.all<{ place: number }>(sql`
      SELECT rowid AS place FROM ${TABLES[kind]} WHERE ${TABLES[kind]} MATCH ${tier}
      ORDER BY rowid LIMIT ${wanted} OFFSET ${skip}`);
    places.push(...rows.map((row) => row.place));
    if (rows.length > 0) skip = 0;
    else if (skip > 0) skip -= await countMatches(executor, kind, tier, skip);
  }
  return places;
}

async function countMatches(
  executor: Executor,
  kind: ListingKind,
  match: string,
  cap: number,
): Promise<number> {
  const [row] = await executor.all<{ total: number }>(sql`
    SELECT count(*) AS total FROM (
      SELECT 1 FROM ${TABLES[kind]} WHERE ${TABLES[kind]} MATCH ${match} LIMIT ${cap}
    )`);
  return row?.total ?? 0;
}
