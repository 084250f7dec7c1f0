import { FeedError } from '../feed';
import { BrokenRow } from './broken-row';
import { toPlainKey } from './values';

/** How a CSV's fields become records. `columns` must be there; "a|b" is one column in two spellings. */
export type CsvShape = { delimiter?: string; columns?: readonly string[] };

const DELIMITERS = [',', '\t', '|', ';'] as const;
const MAX_SHOWN_COLUMNS = 30;

/** The character that divides a header row: the one of comma, tab, bar and semicolon that it has most of. */
export function pickDelimiter(headerLine: string): string {
  const unquoted = headerLine.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => unquoted.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** A header row's names in plain spelling. Throws FeedError that names needed columns which are missing. */
export function parseHeader(fields: readonly string[], needed: readonly string[] = []): string[] {
  const names = fields.map(toPlainKey);
  const missing = needed.filter((column) => !column.split('|').some((name) => names.includes(name)));
  if (missing.length === 0) return names;
  const wanted = missing.map((column) => `"${column.split('|').join('" or "')}"`).join(', ');
  throw new FeedError(`The header row has no column ${wanted}; it has ${listColumns(names)}.`);
}

/**
 * One row under its header. A column that comes twice keeps its different values, joined by commas. A row of another
 * length is broken, except that empty fields at its end do not count.
 */
export function toCsvRecord(names: readonly string[], fields: readonly string[]): unknown {
  const isTooLong = fields.slice(names.length).some((field) => field.trim() !== '');
  if (isTooLong || fields.length < names.length) {
    return new BrokenRow(`the row has ${fields.length} fields, the header ${names.length}`);
  }
  const record: Record<string, string> = {};
  names.forEach((name, index) => {
    const value = fields[index] ?? '';
    const earlier = Object.hasOwn(record, name) ? record[name] : undefined;
    record[name] = earlier === undefined ? value : joinValues(earlier, value);
  });
  return record;
}

function joinValues(earlier: string, value: string): string {
  return [...new Set([...earlier.split(','), value])].filter((part) => part !== '').join(',');
}

function listColumns(names: readonly string[]): string {
  const raw = names.slice(0, MAX_SHOWN_COLUMNS).map((name) => name.slice(0, 40) || '(no name)');
  return raw.join(', ') + (names.length > raw.length ? ', …' : '');
}
