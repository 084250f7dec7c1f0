import { formatCsvLine } from '@/lib/text/csv';
import { EXPORT_COLUMNS, type ExportRow } from './sections';

export type ExportFormat = 'json' | 'csv';
type Rows = AsyncIterable<ExportRow[]>;

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
  yield formatCsvLine(EXPORT_COLUMNS);
  for await (const chunk of rows) {
    yield chunk
      .map((row) => formatCsvLine(EXPORT_COLUMNS.map((column) => String(row[column] ?? ''))))
      .join('');
  }
}
