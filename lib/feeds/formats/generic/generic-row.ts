import { createHash } from 'node:crypto';
import { parseWebUrl } from '@/lib/url/parse-web-url';
import { RowError, type RawOffer } from '../../feed';
import { findDayOrder, fromDayFirst, fromMonthFirst } from '../../read/day-order';
import {
  listTexts,
  readFlag,
  readPlainRowId,
  splitList,
  toRecord,
  withPlainKeys,
  type FeedRecord,
} from '../../read/values';
import { isAddressPart } from '../../row/to-feed-brand';
import type { GenericColumns, GenericField } from './generic-columns';

/** The blank that an exported table puts before a text that a spreadsheet would read as a formula. */
const FORMULA_GUARD = /^ (?= *[=+\-@\t\r])/;
const KEY_LENGTH = 32;
/** What distinguishes the offers of a file: shop, code, title and link, each by the first field that has a text. */
const PARTS: readonly (readonly GenericField[])[] = [
  ['brand_unique_name', 'brand_id', 'brand_name'],
  ['code'],
  ['title'],
  ['tracking_url', 'origin_url', 'site_url'],
];

/** A row seen by our field names, wherever the file has them. Throws RowError if it is no object. */
export class GenericRow {
  readonly #record: FeedRecord;
  readonly #columns: GenericColumns;
  readonly #isGuarded: boolean;
  /** The source that the row names; undefined where the operator names the source of the whole file. */
  readonly ownSource: string | undefined;
  /** Whether it is of an exported catalogue, and taken literally. Only that has articles; all its other rows name their source. */
  readonly isExported: boolean;

  constructor(row: unknown, columns: GenericColumns, fileSource?: string) {
    this.#columns = columns;
    this.#record = withPlainKeys(toRecord(row));
    const isArticle = this.#record[columns('record')] === 'article';
    const hasSource = fileSource === undefined && /\S/.test(String(this.#record[columns('source')] ?? ''));
    this.isExported = isArticle || hasSource;
    this.#isGuarded = this.isExported && isTableRow(this.#record);
    this.ownSource = hasSource ? this.getText('source') : undefined;
  }

  /** Undefined where there is none. */
  getText(field: GenericField): string | undefined {
    const value = this.#getValue(field);
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') return undefined;
    if (!this.isExported) return value.trim() || undefined;
    return (this.#isGuarded ? value.replace(FORMULA_GUARD, '') : value) || undefined;
  }

  /** Throws RowError with the column's name where there is none. */
  requireText(field: GenericField): string {
    const text = this.getText(field);
    if (text === undefined) throw new RowError(`${this.#columns(field)} is missing`);
    return text;
  }

  /** Throws RowError where there is none, or one that cannot be the last part of an address. */
  requireAddressPart(field: GenericField): string {
    const text = this.requireText(field);
    if (!isAddressPart(text)) throw new RowError(`${this.#columns(field)} "${text}" fits no address`);
    return text;
  }

  /**
   * Dates in the order of their fields. What a spreadsheet has rewritten ("31/12/2030") becomes ISO 8601 where the dates
   * of the row show together whether the day comes first; throws RowError where they do not.
   */
  getDates(fields: readonly GenericField[]): (string | undefined)[] {
    const dates = fields.map((field) => this.getText(field));
    const order = findDayOrder(dates.filter((date) => date !== undefined));
    if (order === 'unclear') {
      const columns = fields
        .filter((_, index) => dates[index] !== undefined)
        .map((field) => this.#columns(field));
      throw new RowError(
        `the dates (${columns.join(', ')}) do not show whether the day or the month comes first: write them as 2030-12-31`,
      );
    }
    return order === null ? dates : dates.map(order === 'day-first' ? fromDayFirst : fromMonthFirst);
  }

  /** A list, or a text with commas, bars or semicolons; undefined where the file has no such column. */
  getList(field: GenericField): string[] | undefined {
    const value = this.#getValue(field);
    if (value === undefined) return undefined;
    return Array.isArray(value) ? listTexts(value) : listTexts(value).flatMap(splitList);
  }

  /** Ends of addresses; undefined where there is none. Throws RowError on what fits no address. */
  getAddressParts(field: GenericField): string[] | undefined {
    const parts = this.getList(field) ?? [];
    const wrong = parts.find((part) => !isAddressPart(part));
    if (wrong !== undefined) throw new RowError(`${this.#columns(field)} "${wrong}" fits no address`);
    return parts.length === 0 ? undefined : parts;
  }

  getFlag(field: GenericField): boolean | undefined {
    return readFlag(this.#getValue(field));
  }

  /** A web address, or with `orPath` a path on the site itself; null where there is none. Throws RowError on any other. */
  getLink(field: GenericField, orPath = false): string | null {
    const link = this.getText(field);
    if (link === undefined) return null;
    const isPath = orPath && /^\/(?!\/)/.test(link);
    if (!isPath && parseWebUrl(link) === null) {
      throw new RowError(`${this.#columns(field)} "${link}" is no http or https link`);
    }
    return link;
  }

  #getValue(field: GenericField): unknown {
    return this.#record[this.#columns(field)];
  }
}

/** A table has only texts; in JSON an exported row that may begin like a formula has a boolean, too. */
function isTableRow(record: FeedRecord): boolean {
  return Object.values(record).every((value) => typeof value === 'string');
}

/**
 * The id of an offer: its own, else a hash of what distinguishes it, which stays the same as long as that does. Throws
 * RowError where it needs an own one: in an exported catalogue, and in a partial row, which may lack any of that.
 */
export function requireOfferId(row: GenericRow, change: RawOffer['change']): string {
  const key =
    row.getText('external_id') === undefined && !row.isExported ? buildKey(row.getText.bind(row)) : null;
  if (key === null) return row.requireText('external_id');
  if (change === 'part') throw new RowError('external_id is missing: a partial row needs it');
  return key;
}

/** The id of any row, also of a broken one; null where it has none. `fileSource` is the operator's. */
export function readGenericId(row: unknown, columns: GenericColumns, fileSource?: string): string | null {
  const getText = (field: GenericField) => readPlainRowId(row, columns(field)) ?? undefined;
  const id = getText('external_id') ?? getText('slug');
  if (id !== undefined) return id;
  const isExported = fileSource === undefined && getText('source') !== undefined;
  const isOwnOffer = (getText('record') ?? 'offer') === 'offer' && !isExported;
  return isOwnOffer ? buildKey(getText) : null;
}

function buildKey(getText: (field: GenericField) => string | undefined): string | null {
  if (getText('title') === undefined && getText('code') === undefined) return null;
  const parts = PARTS.map((fields) => fields.map(getText).find((text) => text !== undefined) ?? '');
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, KEY_LENGTH);
}
