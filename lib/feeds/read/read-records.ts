import { FeedError, type FeedContent } from '../feed';
import { decodeText } from './decode-text';
import type { Paging } from './page-count';
import { readCsvRecords, type CsvShape } from './read-csv-records';
import { readJsonRecords, type JsonShape } from './read-json-records';
import { readXmlRecords, type XmlShape } from './read-xml-records';
import { peekLine, type PeekedText } from './text-stream';
import { BrokenRow, toPlainKey } from './values';

const MAX_NAMES_SHOWN = 5;

/** The kinds of file that a format has, and where its rows are in each. */
export type RecordShape = { json?: JsonShape; xml?: XmlShape; csv?: CsvShape; paging?: Paging };

/**
 * The rows of a feed, one at a time: whether it is JSON, XML or CSV is seen by its first character. JSON gives objects,
 * CSV records of texts under plain header names, XML plain objects; see the three readers. Throws FeedError where the
 * file is empty, broken, or of a kind or shape that the format does not have; PartError at the end of one that says it is
 * only a part.
 */
export async function* readRecords(content: FeedContent, shape: RecordShape): AsyncIterable<unknown> {
  const peeked = await peekLine(decodeText(content));
  try {
    yield* readKind(peeked, shape);
  } finally {
    await peeked.close();
  }
}

function readKind(peeked: PeekedText, { json, xml, csv, paging }: RecordShape): AsyncIterable<unknown> {
  const { start, line, texts } = peeked;
  if (start === '') throw new FeedError('The file is empty.');
  if (/^<(?:!doctype\s+)?html\b/i.test(start)) throw new FeedError('The file is a web page, not a feed.');
  const kind = sniffKind(start);
  if (kind === 'json' && json) return readJsonRecords(peeked, json, paging);
  if (kind === 'xml' && xml) return readXmlRecords(texts, xml, paging);
  if (kind === 'csv' && csv) return readCsvRecords(texts, line ?? start, csv);
  throw buildKindError(start, { json, xml, csv });
}

function sniffKind(start: string): keyof RecordShape {
  if (/^[[{]/.test(start)) return 'json';
  return start.startsWith('<') ? 'xml' : 'csv';
}

function buildKindError(start: string, shape: RecordShape): FeedError {
  const wanted = [shape.json && 'JSON', shape.xml && 'XML', shape.csv && 'CSV'].filter(Boolean);
  const beginning = JSON.stringify(start.slice(0, 20));
  return new FeedError(`The file is not ${wanted.join(' or ')}: it begins with ${beginning}.`);
}

/**
 * The rows as they come. Throws FeedError if the first that has fields has none of `fields` (in any spelling,
 * docs/feeds.md §2.5),
 * or if no row has any: then the file is another format's, which the reasons of its rows would not say.
 */
export async function* checkFirstRow(
  rows: AsyncIterable<unknown>,
  feedName: string,
  fields: readonly string[],
): AsyncIterable<unknown> {
  let isChecked = false;
  let hasOtherRows = false;
  for await (const row of rows) {
    if (hasFields(row)) {
      if (!isChecked) checkFields(Object.keys(row), feedName, fields);
      isChecked = true;
    } else if (!(row instanceof BrokenRow)) {
      hasOtherRows = true;
    }
    yield row;
  }
  if (hasOtherRows && !isChecked)
    throw new FeedError(`This is no ${feedName} feed: its rows have no fields.`);
}

function hasFields(row: unknown): row is object {
  return typeof row === 'object' && row !== null && !Array.isArray(row) && !(row instanceof BrokenRow);
}

function checkFields(names: string[], feedName: string, fields: readonly string[]): void {
  const found = new Set(names.map(toPlainKey));
  if (fields.some((field) => found.has(toPlainKey(field)))) return;
  const has = names.length === 0 ? 'nothing' : names.slice(0, MAX_NAMES_SHOWN).join(', ');
  throw new FeedError(
    `This is no ${feedName} feed: its first row has none of ${fields.join(', ')}; it has ${has}.`,
  );
}
