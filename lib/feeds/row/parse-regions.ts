import { foldText } from '@/lib/text/fold-text';
import { RowError } from '../feed';
import type { Warning } from './feed-offer';

const COUNTRY_CODE = /^[A-Z]{2}$/;
/** Codes that the platform has names for, and that stand for nothing. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['QO', 'XA', 'XB', 'ZZ']);
/** What feeds write where an offer is good everywhere. */
const EVERYWHERE =
  /^(?:|all|all countries|any|everywhere|global|international|multi[- ]?country|ww|world(?:wide)?)$/;
const ALIASES: readonly (readonly [string, string])[] = [
  ['uk', 'GB'],
  ['england', 'GB'],
  ['great britain', 'GB'],
  ['usa', 'US'],
  ['united states of america', 'US'],
  ['uae', 'AE'],
  ['holland', 'NL'],
  ['czech republic', 'CZ'],
  ['turkey', 'TR'],
];

let countries: ReadonlyMap<string, string> | undefined;

/**
 * ISO 3166 codes of the countries that a feed lists by code or English name, each once; none means everywhere. What is no
 * country is left out with a warning; codes of none stay where no other is listed, because that must not pass for
 * everywhere. Throws RowError where nothing can be read.
 */
export function parseRegions(values: readonly string[], warnings: Warning[]): string[] {
  const texts = values.map((value) => foldText(value.trim()));
  if (texts.every((text) => EVERYWHERE.test(text)) || texts.some(isEverywhere)) return [];
  countries ??= listCountries();
  const codes: string[] = [];
  const unknown: string[] = [];
  for (const [index, text] of texts.entries()) {
    const code = countries.get(text);
    if (code !== undefined) codes.push(code);
    else if (text !== '') unknown.push(values[index]?.trim() ?? '');
  }
  if (codes.length === 0) codes.push(...unknown.map((value) => value.toUpperCase()).filter(isCode));
  if (codes.length === 0) throw new RowError(`the regions "${values.join(', ')}" name no country`);
  if (unknown.length > 0) warnings.push({ kind: 'unknown-region', quote: unknown.join(', ') });
  return [...new Set(codes)];
}

function isCode(text: string): boolean {
  return COUNTRY_CODE.test(text);
}

function isEverywhere(text: string): boolean {
  return text !== '' && EVERYWHERE.test(text);
}

/** Codes by themselves and by folded English names: the platform knows them all. */
function listCountries(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const known = letters.flatMap((first) =>
    letters.flatMap((second) => {
      const code = `${first}${second}`;
      const name = NO_COUNTRIES.has(code) ? undefined : names.of(code);
      return name === undefined ? [] : [[foldText(name), code] as const, [code.toLowerCase(), code] as const];
    }),
  );
  return new Map([...known, ...ALIASES]);
}
