import type { ListingKind } from '../place';
import { all, any, exact, inColumns, prefix, without } from './match';
import { joinWords } from './words';

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
export function buildTiers(kind: ListingKind, forms: WordForms[]): Tiers {
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
export function buildCorrectedTiers(kind: ListingKind, forms: WordForms[], typed: Tiers): Tiers | null {
  if (forms.every(({ corrections }) => corrections.length === 0)) return null;
  const title = TITLE_COLUMNS[kind];
  const corrected = all(forms.map(anyForm));
  const more = toDisjoint(
    [inColumns(title, corrected), inColumns([...title, 'body'], corrected)],
    [typed.everything],
  );
  return { tiers: [...typed.tiers, ...more.tiers], everything: any([typed.everything, more.everything]) };
}

/** Matches whatever of the section holds one word, begun or corrected. */
export function matchAnyForm(kind: ListingKind, form: WordForms): string {
  return inColumns([...TITLE_COLUMNS[kind], 'body'], anyForm(form));
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
