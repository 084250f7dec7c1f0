import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { FeedError } from '../feed';
import { MAX_RECORD_LENGTH } from './text-stream';
import { BrokenRow, toPlainKey } from './values';

const DELIMITERS = [',', '\t', '|', ';'] as const;
const MAX_SHOWN_COLUMNS = 30;
/** A first line of Excel's, which names the delimiter. */
const EXCEL_LINE = /^"?sep=([^"])"?\s*$/i;

/**
 * The rows of a CSV as records of texts under plain names ("Offer Text" is offer_text). Quotes inside unquoted fields
 * are text; lines without any text are left out, and Excel's "sep=;"; a row of the wrong length is a BrokenRow. Throws
 * FeedError where a needed column is missing, a quote never closes or a row is too big.
 */
export async function* readCsvRecords(
  texts: AsyncIterable<string>,
  headerLine: string,
  { delimiter = pickDelimiter(headerLine), ...shape }: CsvShape,
): AsyncIterable<unknown> {
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    // A tab that divides is also a blank.
    ltrim: delimiter !== '\t',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_LENGTH,
  });
  // What goes wrong on the way also ends the loop below, which throws it.
  const rows: AsyncIterable<string[]> = pipeline(Readable.from(texts), parser, () => undefined);
  let names: string[] | null = null;
  const linesBefore = EXCEL_LINE.test(headerLine) ? 1 : 0;
  let lines = 0;
  try {
    for await (const fields of rows) {
      if (fields.every((field) => field.trim() === '')) continue;
      lines += 1;
      if (lines <= linesBefore) continue;
      if (names === null) names = parseHeader(fields, shape);
      else yield toCsvRecord(names, fields);
    }
  } catch (error) {
    throw error instanceof CsvError ? toFeedError(error, parser.info.records - linesBefore) : error;
  }
}

/** `rowCount` counts the header, too: it is the number of the row that was being read. */
function toFeedError(error: CsvError, rowCount: number): FeedError {
  const row = Math.max(rowCount, 1);
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new FeedError(
      `A quote that opens in row ${row} never closes; the file ends at line ${String(error.lines)}.`,
    );
  }
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return new FeedError(
      `Row ${row} has more than ${MAX_RECORD_LENGTH} characters up to line ${String(error.lines)}; is a quote not closed?`,
    );
  }
  return new FeedError(`Row ${row} cannot be read as CSV: ${error.message}.`);
}

/**
 * How a CSV's fields become records. `columns` must be there; "a|b" is one column in two spellings. A header with one of
 * `unless` needs none of them.
 */
export type CsvShape = { delimiter?: string; columns?: readonly string[]; unless?: readonly string[] };

/** What divides a header row: what Excel's line names, else the one of comma, tab, bar and semicolon it has most of. */
function pickDelimiter(headerLine: string): string {
  const named = EXCEL_LINE.exec(headerLine)?.[1];
  if (named !== undefined) return named;
  const unquoted = headerLine.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => unquoted.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** A header row's names in plain spelling. Throws FeedError that names needed columns which are missing. */
function parseHeader(fields: readonly string[], { columns: needed = [], unless = [] }: CsvShape): string[] {
  const names = fields.map(toPlainKey);
  if (unless.some((name) => names.includes(name))) return names;
  const missing = needed.filter((column) => !column.split('|').some((name) => names.includes(name)));
  if (missing.length === 0) return names;
  const wanted = missing.map((column) => `"${column.split('|').join('" or "')}"`).join(', ');
  throw new FeedError(`The header row has no column ${wanted}; it has ${listColumns(names)}.`);
}

/**
 * One row under its header. A column that comes twice keeps its different values, joined by commas. A row of another
 * length is broken, except that empty fields at its end do not count.
 */
function toCsvRecord(names: readonly string[], fields: readonly string[]): unknown {
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
  const shown = names.slice(0, MAX_SHOWN_COLUMNS).map((name) => name.slice(0, 40) || '(no name)');
  return shown.join(', ') + (names.length > shown.length ? ', …' : '');
}
