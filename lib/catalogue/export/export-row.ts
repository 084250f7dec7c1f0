import { SECTIONS, type Section } from './sections';

/** One record of an export; a column that it does not have, or has nothing in, is left out. */
export type ExportRow = { record: Section['record'] } & Readonly<Record<string, string | boolean>>;

/** All columns of all records, each once, in the order of a table's head. */
export const EXPORT_COLUMNS: readonly string[] = [
  'record',
  ...new Set(SECTIONS.flatMap(({ columns }) => columns)),
];
