import type { Trade } from '../vocabulary/define-vocabulary';
import { parseSentence, type Sentence } from './fill-template';

/** One way in which an offer saves money, and how it is worded. */
export type Mechanic = {
  trades: readonly Trade[];
  weight: number;
  /** The shop's short words for it, as a template; null where no figure is stated. */
  discount: string | null;
  /** The dearest product that it fits, in dollars: nobody gives away a second phone. */
  priceLimit: number;
  /** Slugs of categories where it makes no sense. */
  exceptIn: readonly string[];
  /** It claims to cover everything, so the category's small print must not narrow it. */
  isUnlimited: boolean;
  /** The percentages it comes in. */
  percents: readonly number[];
  /** Those about some products only say which. */
  titles: Sentence[];
  /** First sentences of the description; they say what the title says, with what it leaves out. */
  summaries: string[];
  terms: string[];
  codes: string[];
};

type MechanicText = {
  trades: readonly Trade[];
  weight: number;
  discount: string | null;
  priceLimit?: number;
  exceptIn?: readonly string[];
  isUnlimited?: boolean;
  percents?: readonly number[];
  titles: string;
  summaries: string;
  terms?: string;
  codes?: string;
};

export const SHOP_TRADES: readonly Trade[] = ['goods', 'travel', 'digital', 'courses', 'meals', 'tickets'];

const USUAL_PERCENTS = [5, 10, 10, 12, 15, 15, 20, 20, 25, 30];
const USUAL_CODES = '{mark}{pct}, SAVE{pct}, {mark}-{pct}, {mark}{digits}, TAKE{pct}, {pct}OFF';

/** Takes the wording as text, a template a line and codes by comma, and returns it as lists. */
export function defineMechanic(text: MechanicText): Mechanic {
  return {
    ...text,
    priceLimit: text.priceLimit ?? Infinity,
    exceptIn: text.exceptIn ?? [],
    isUnlimited: text.isUnlimited ?? false,
    percents: text.percents ?? USUAL_PERCENTS,
    titles: split(text.titles, '\n').map(parseSentence),
    summaries: split(text.summaries, '\n'),
    terms: split(text.terms ?? '', '\n'),
    codes: split(text.codes ?? USUAL_CODES, ','),
  };
}

function split(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
