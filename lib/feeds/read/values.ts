import { RowError } from '../feed';

/** A key that is normalised already: the rows of CSV have no other, and may be a million. */
const PLAIN_KEY = /^[a-z0-9_]+$/;

/** Commas, bars and semicolons, except one that ends an entity ("Home &amp; Garden"). */
const LIST_MARK = /[,|]|(?<!&#?\w+);/;

export type FeedRecord = Readonly<Record<string, unknown>>;

/** In place of a row that could not be read as a record; `reason` says why. `toRecord` refuses it. */
export class BrokenRow {
  constructor(readonly reason: string) {}
}

/** A row as a record. Throws RowError that says why it is none. */
export function toRecord(row: unknown): FeedRecord {
  if (row instanceof BrokenRow) throw new RowError(row.reason);
  if (!isRecord(row)) throw new RowError('the row is no object');
  return row;
}

/** The first of these fields of a row that has a text, also of a row that is otherwise broken; null where none has. */
export function readRowId(row: unknown, ...names: string[]): string | null {
  return isRecord(row) ? (pickText(row, ...names) ?? null) : null;
}

/**
 * The first of the fields that has a text, trimmed; numbers become text, of an element with attributes it is its own
 * text, of a list the first that has one. Undefined where none has any.
 */
export function pickText(record: FeedRecord, ...names: string[]): string | undefined {
  for (const name of names) {
    const text = toText(record[name]);
    if (text !== '') return text;
  }
  return undefined;
}

/** The text of a field. Throws RowError with the field's name if it is missing. */
export function requireText(text: string | undefined, field: string): string {
  if (text === undefined) throw new RowError(`${field} is missing`);
  return text;
}

/** The parts of a list in a text, between commas, bars or semicolons; trimmed, without empty ones. */
export function splitList(text: string | undefined): string[] {
  return (text ?? '')
    .split(LIST_MARK)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/**
 * Every text in a value, in order, however the feed nests its lists: `["home"]`, `{ category: ["home"] }` and "home"
 * all give "home". Attributes of XML elements ("@id") are none.
 */
export function listTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listTexts);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, part]) => (name.startsWith('@') ? [] : listTexts(part)));
  }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? [] : [text];
}

/** Yes or no in a feed's spelling (Yes, Y, true, 1 and their opposites); undefined where it says neither. */
export function readFlag(value: unknown): boolean | undefined {
  const text = typeof value === 'boolean' ? String(value) : toText(value).toLowerCase();
  if (/^(?:yes|y|true|1)$/.test(text)) return true;
  return /^(?:no|n|false|0)$/.test(text) ? false : undefined;
}

/** As `readRowId`, with the names in plain spelling. */
export function readPlainRowId(row: unknown, ...names: string[]): string | null {
  return isRecord(row) ? readRowId(withPlainKeys(row), ...names) : null;
}

/** A record whose keys are spelled as CSV headers are: "Offer Text" and "offer-text" become "offer_text". */
export function withPlainKeys(record: FeedRecord): FeedRecord {
  if (Object.keys(record).every((key) => PLAIN_KEY.test(key))) return record;
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [toPlainKey(key), value]));
}

/** A header in lower case, with an underscore for spaces and dashes. */
export function toPlainKey(key: string): string {
  return key
    .replaceAll('\ufeff', '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

function isRecord(value: unknown): value is FeedRecord {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof BrokenRow)
  );
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return value.map(toText).find((text) => text !== '') ?? '';
  return isRecord(value) ? toText(value['#text']) : '';
}
