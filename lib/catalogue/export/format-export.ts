import { EXPORT_COLUMNS, type ExportRow } from './sections';

export type ExportFormat = 'json' | 'csv';
type Rows = AsyncIterable<ExportRow[]>;

/**
 * What a spreadsheet takes for a formula, which a feed's text must never become. One after blanks is none, but is
 * guarded too: else its first blank would be taken for the guard.
 */
const FORMULA = /^ *[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** The text of an export, piece by piece. */
export function formatExport(rows: Rows, format: ExportFormat): AsyncIterable<string> {
  return format === 'csv' ? formatCsv(rows) : formatJson(rows);
}

/** One array, a record a line. */
async function* formatJson(rows: Rows): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const chunk of rows) {
    yield separator + chunk.map((row) => JSON.stringify(row)).join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** One table for all records, with a head. */
async function* formatCsv(rows: Rows): AsyncGenerator<string> {
  yield formatLine(EXPORT_COLUMNS);
  for await (const chunk of rows) {
    yield chunk.map((row) => formatLine(EXPORT_COLUMNS.map((column) => String(row[column] ?? '')))).join('');
  }
}

function formatLine(cells: readonly string[]): string {
  return `${cells.map(formatCell).join(',')}\n`;
}

/** A space keeps a spreadsheet from reckoning; the importer takes it off again, so nothing of the text is lost. */
function formatCell(text: string): string {
  const cell = FORMULA.test(text) ? ` ${text}` : text;
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
