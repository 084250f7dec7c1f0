import { OptionsError } from '../../feed';
import { toPlainKey } from '../../read/values';

/** What a file can tell, by our own names: these are the columns of an exported catalogue. */
const GENERIC_FIELDS = [
  'record',
  'source',
  'external_id',
  'change',
  'status',
  'kind',
  'brand_id',
  'brand_unique_name',
  'brand_name',
  'title',
  'name',
  'unique_name',
  'slug',
  'icon',
  'logo',
  'description',
  'terms',
  'code',
  'discount',
  'image',
  'origin_url',
  'tracking_url',
  'site_url',
  'start_date',
  'end_date',
  'verified_at',
  'added_at',
  'categories',
  'regions',
  'exclusive',
  'is_featured',
  'content',
  'published_at',
  'meta_title',
  'meta_description',
  'coupons',
  'deals',
] as const;

export type GenericField = (typeof GENERIC_FIELDS)[number];

/** The column that holds a field, in plain spelling. */
export type GenericColumns = (field: GenericField) => string;

/** The columns of a file: `named` maps our names to others. Throws OptionsError on an unknown field. */
export function buildGenericColumns(named: Readonly<Record<string, string>> = {}): GenericColumns {
  const known: ReadonlySet<string> = new Set(GENERIC_FIELDS);
  const unknown = Object.keys(named).filter((field) => !known.has(field));
  if (unknown.length > 0) {
    const wrong = unknown.map((field) => `"${field}"`).join(', ');
    throw new OptionsError(`There is no field ${wrong}; the fields are ${GENERIC_FIELDS.join(', ')}.`);
  }
  const columns = new Map(Object.entries(named).map(([field, column]) => [field, toPlainKey(column)]));
  return (field) => columns.get(field) ?? field;
}
