/** The catalogue as a file, written and read again. */

export { COLUMNS } from './columns';
export { formatExport, type ExportFormat } from './sections';
export { readExport } from './read-export';
export type { ExportRow } from './sections';
