import type { OfferKind } from '../../types';
import { joinWords } from './words';

/** Builds expressions of FTS5's MATCH. Words come from `words.ts`: only letters and digits, so quoting is enough. */

/** Each kind of item has a full-text index of its own. */
export type ItemKind = 'brand' | OfferKind;

/** The lists that an item must be in, as far as the `scopes` column knows them. */
export type Scopes = { featured?: boolean; categoryId?: number; brandId?: number };

/** What a typed word may stand for. */
export type WordForms = {
  word: string;
  /** Expressions of the words that begin with it, itself included. */
  begins: string[];
  /** Known words one edit away. */
  corrections: string[];
};

/** A search as disjoint expressions, best first; `everything` is their union. */
export type Tiers = { tiers: string[]; everything: string };

const MAX_CORRECTED_NAMES = 16;
const TITLE_COLUMNS = { brand: ['title'], coupon: ['title', 'brand'], deal: ['title', 'brand'] } as const;

/** What matches as typed. Brands are led by the name itself, then by names that are one edit away from it. */
export function buildTiers(kind: ItemKind, forms: WordForms[]): Tiers {
  const title = TITLE_COLUMNS[kind];
  const whole = inColumns(title, all(forms.map(({ word }) => exact(word))));
  const begun = all(forms.map(({ begins }) => any(begins)));
  const inTitle = [whole, inColumns(title, begun)];
  const anywhere = inColumns([...title, 'body'], begun);
  if (kind !== 'brand') return toDisjoint([...inTitle, anywhere]);
  const name = joinWords(forms.map(({ word }) => word));
  const namesBegun = inColumns(['name'], prefix(name));
  return toDisjoint([
    inColumns(['name'], exact(name)),
    ...buildCorrectedNames(forms),
    all([namesBegun, whole]),
    whole,
    namesBegun,
    ...inTitle.slice(1),
    anywhere,
  ]);
}

/** What matches when words are corrected too; a superset of `buildTiers`. Null if no word has a correction. */
export function buildCorrectedTiers(kind: ItemKind, forms: WordForms[], typed: Tiers): Tiers | null {
  if (forms.every(({ corrections }) => corrections.length === 0)) return null;
  const title = TITLE_COLUMNS[kind];
  const corrected = all(forms.map(anyForm));
  const more = toDisjoint(
    [inColumns(title, corrected), inColumns([...title, 'body'], corrected)],
    [typed.everything],
  );
  return { tiers: [...typed.tiers, ...more.tiers], everything: any([typed.everything, more.everything]) };
}

/** Only what is in the lists. They go first: they mostly have fewer rows, and FTS5 steps through the first part. */
export function narrowTiers({ tiers, everything }: Tiers, scopes: Scopes): Tiers {
  const scope = matchScopes(scopes);
  if (scope === '') return { tiers, everything };
  return { tiers: tiers.map((tier) => all([scope, tier])), everything: all([scope, everything]) };
}

/** Matches what is in all of the lists, each of which is a word of the `scopes` column; "" for no list. */
export function matchScopes({ featured, categoryId, brandId }: Scopes): string {
  const scopes = [
    ...(featured ? ['f'] : []),
    ...(categoryId === undefined ? [] : [`c${categoryId}`]),
    ...(brandId === undefined ? [] : [`b${brandId}`]),
  ];
  return scopes.length === 0 ? '' : inColumns(['scopes'], all(scopes.map(exact)));
}

/** Matches each item of the kind that holds one word, begun or corrected. */
export function matchAnyForm(kind: ItemKind, form: WordForms): string {
  return inColumns([...TITLE_COLUMNS[kind], 'body'], anyForm(form));
}

export function exact(word: string): string {
  return `"${word}"`;
}

export function prefix(word: string): string {
  return `"${word}"*`;
}

function any(terms: string[]): string {
  return `(${terms.join(' OR ')})`;
}

function all(terms: string[]): string {
  return `(${terms.join(' AND ')})`;
}

/** The expression, searched in these columns only. */
function inColumns(columns: readonly string[], expression: string): string {
  return `({${columns.join(' ')}} : ${expression})`;
}

/** What matches, without what any of the others match. */
function without(expression: string, others: string[]): string {
  return others.length === 0 ? expression : `(${expression} NOT ${any(others)})`;
}

function anyForm({ begins, corrections }: WordForms): string {
  return any([...begins, ...corrections.map(exact)]);
}

function buildCorrectedNames(forms: WordForms[]): string[] {
  const names = forms.flatMap(({ corrections }, index) =>
    corrections.map((correction) =>
      joinWords(forms.map(({ word }, at) => (at === index ? correction : word))),
    ),
  );
  return names.length === 0 ? [] : [inColumns(['name'], any(names.slice(0, MAX_CORRECTED_NAMES).map(exact)))];
}

function toDisjoint(expressions: string[], before: string[] = []): Tiers {
  const tiers = expressions.map((expression, index) => {
    return without(expression, [...before, ...expressions.slice(0, index)]);
  });
  return { tiers, everything: any(expressions) };
}
