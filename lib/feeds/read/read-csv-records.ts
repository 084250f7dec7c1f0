import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { FeedError } from '../feed';
import { parseHeader, pickDelimiter, toCsvRecord, type CsvShape } from './csv-columns';
import { MAX_RECORD_LENGTH } from './limits';

/**
 * The rows of a CSV as records of texts under plain names ("Offer Text" is offer_text). Quotes inside unquoted fields
 * are text; lines without any text are left out; a row of the wrong length is a BrokenRow. Throws FeedError where a
 * needed column is missing, a quote never closes or a row is too big.
 */
export async function* readCsvRecords(
  texts: AsyncIterable<string>,
  headerLine: string,
  { delimiter = pickDelimiter(headerLine), columns }: CsvShape,
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
  try {
    for await (const fields of rows) {
      if (fields.every((field) => field.trim() === '')) continue;
      if (names === null) names = parseHeader(fields, columns);
      else yield toCsvRecord(names, fields);
    }
  } catch (error) {
    throw error instanceof CsvError ? toFeedError(error, parser.info.records) : error;
  }
}

function toFeedError(error: CsvError, rowCount: number): FeedError {
  // The header is the first record, so this is the number of the row that was being read.
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
