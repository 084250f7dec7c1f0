import { foldText } from '@/lib/text/fold-text';
import { RowError } from '../feed';

const COUNTRY_CODE = /^[A-Z]{2}$/;
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
 * ISO 3166 codes of the countries that a feed lists by code or English name, each once; none means everywhere. Throws
 * RowError where it lists some and none can be read, because that must not pass for everywhere.
 */
export function parseRegions(values: readonly string[]): string[] {
  const texts = values.map((value) => foldText(value.trim()));
  if (texts.every((text) => EVERYWHERE.test(text)) || texts.some(isEverywhere)) return [];
  const codes = texts.map(toCountryCode).filter((code) => code !== null);
  if (codes.length === 0) throw new RowError(`the regions "${values.join(', ')}" name no country`);
  return [...new Set(codes)];
}

function isEverywhere(text: string): boolean {
  return text !== '' && EVERYWHERE.test(text);
}

function toCountryCode(text: string): string | null {
  countries ??= listCountries();
  const named = countries.get(text);
  if (named !== undefined) return named;
  const code = text.toUpperCase();
  return COUNTRY_CODE.test(code) ? code : null;
}

/** Codes by folded English names: the platform knows them all. */
function listCountries(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const known = letters.flatMap((first) =>
    letters.flatMap((second): [string, string][] => {
      const name = names.of(`${first}${second}`);
      return name === undefined ? [] : [[foldText(name), `${first}${second}`]];
    }),
  );
  return new Map([...known, ...ALIASES]);
}
