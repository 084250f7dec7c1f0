import { parseWebUrl } from '@/lib/url/parse-web-url';
import { RowError } from '../feed';
import { findDayOrder, fromDayFirst, fromMonthFirst } from '../read/day-order';
import { readFlag, splitList, toRecord, withPlainKeys, type FeedRecord } from '../read/values';
import { isAddressPart } from '../row/is-address-part';
import { listTexts } from '../told/list-texts';
import type { GenericColumns, GenericField } from './generic-fields';

/** The blank that an exported table has before a text that begins so, perhaps after blanks of its own. */
const FORMULA_GUARD = /^ (?= *[=+\-@\t\r])/;

/** A row seen by our field names, wherever the file has them. Throws RowError if it is no object. */
export class GenericRow {
  readonly #record: FeedRecord;
  readonly #columns: GenericColumns;
  readonly #isGuarded: boolean;
  /** The source that the row names. A file whose source the operator names speaks for no other: undefined there. */
  readonly ownSource: string | undefined;
  /** Rows of an exported catalogue are taken to the letter. Only it has articles; all its other rows name their source. */
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

  /** Throws RowError where there is none, or one that can be no end of an address. */
  requireAddressPart(field: GenericField): string {
    const text = this.requireText(field);
    if (!isAddressPart(text)) throw new RowError(`${this.#columns(field)} "${text}" fits no address`);
    return text;
  }

  /**
   * Dates in the order of their fields. What a spreadsheet has written its own way ("31/12/2030") becomes ISO 8601 where
   * the row's dates show together which way that is; throws RowError where they do not.
   */
  getDates(fields: readonly GenericField[]): (string | undefined)[] {
    const dates = fields.map((field) => this.getText(field));
    const order = findDayOrder(dates.filter((date) => date !== undefined));
    if (order === 'unclear') {
      const told = fields
        .filter((_, index) => dates[index] !== undefined)
        .map((field) => this.#columns(field));
      throw new RowError(
        `the dates (${told.join(', ')}) do not show whether the day or the month comes first: write them as 2030-12-31`,
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

/** A table has nothing but texts; in JSON each exported row that is taken to the letter has a flag. */
function isTableRow(record: FeedRecord): boolean {
  return Object.values(record).every((value) => typeof value === 'string');
}
