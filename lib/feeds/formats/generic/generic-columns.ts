import { COLUMNS as EXPORT_COLUMNS } from '@/lib/catalogue/export';
import { OptionsError } from '../../feed';
import { toPlainKey } from '../../read/values';

type ExportColumn = (typeof EXPORT_COLUMNS)[keyof typeof EXPORT_COLUMNS][number];

/** What a file may hold, by our own names: the columns of an exported catalogue, and what only feeds have. */
export type GenericField =
  Exclude<ExportColumn, 'brand_source'> | 'record' | 'status' | 'added_at' | 'brand_categories';

const GENERIC_FIELDS: ReadonlySet<string> = new Set<GenericField>([
  'record',
  ...Object.values(EXPORT_COLUMNS)
    .flat()
    .filter((column) => column !== 'brand_source'),
  'status',
  'added_at',
  'brand_categories',
]);

/** The column that holds a field, in plain spelling. */
export type GenericColumns = (field: GenericField) => string;

/** The columns of a file: `named` maps our names to others. Throws OptionsError on an unknown field. */
export function buildGenericColumns(named: Readonly<Record<string, string>> = {}): GenericColumns {
  const unknown = Object.keys(named).filter((field) => !GENERIC_FIELDS.has(field));
  if (unknown.length > 0) {
    const wrong = unknown.map((field) => `"${field}"`).join(', ');
    throw new OptionsError(`There is no field ${wrong}; the fields are ${[...GENERIC_FIELDS].join(', ')}.`);
  }
  const columns = new Map(Object.entries(named).map(([field, column]) => [field, toPlainKey(column)]));
  return (field) => columns.get(field) ?? field;
}
