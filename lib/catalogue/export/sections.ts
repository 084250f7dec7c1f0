import type { InStatement } from '@libsql/client';
import { formatCsvLine } from '@/lib/text/csv';
import { buildStoredPictureHref } from '@/lib/url/paths';
import { COLUMNS } from './columns';

type RecordName = keyof typeof COLUMNS;

/** One kind of record. */
export type Section = {
  record: RecordName;
  /** Columns that hold yes or no. */
  flags: readonly string[];
  /** What its rows are ordered by: each has another number. */
  order?: string;
  /** Its table as `t`, joined with what else it reads. */
  from: string;
  /** The SQL of columns that are not of `t`, or have another name there. */
  sql: Readonly<Record<string, string>>;
};

/** One record of an export; a column that it does not have, or has nothing in, is left out. */
export type ExportRow = { record: RecordName } & Readonly<Record<string, string | boolean>>;

const BRAND_CATEGORIES = `(SELECT group_concat(slug) FROM (
  SELECT c.slug FROM brand_categories JOIN categories AS c ON c.id = category_id WHERE brand_id = t.id ORDER BY c.id))`;
const OFFER_CATEGORIES = `(SELECT group_concat(slug) FROM (
  SELECT c.slug FROM offer_categories JOIN categories AS c ON c.id = category_id WHERE offer_id = t.id ORDER BY c.id))`;
/** With its type before it, and as hexadecimal: SQLite writes no other text of bytes. */
const STORED_LOGO = `CASE WHEN t.logo LIKE '${buildStoredPictureHref('%')}' THEN (
  SELECT type || ' ' || hex(content) FROM pictures WHERE name = substr(t.logo, ${buildStoredPictureHref('').length + 1})) END`;
const REGIONS = `nullif((SELECT group_concat(value) FROM json_each(t.regions)), '')`;

/**
 * Categories before brands before offers before articles, each by id, categories by their position: who reads the file finds what a row refers to, and
 * gives new ids in the same order, which is the order of lists. That makes a column with the time superfluous.
 */
export const SECTIONS: readonly Section[] = [
  {
    record: 'category',
    flags: [],
    order: 't.position',
    from: 'categories AS t',
    sql: { old_addresses: listOldAddresses('category') },
  },
  {
    record: 'brand',
    flags: ['is_featured'],
    from: 'brands AS t',
    sql: {
      categories: BRAND_CATEGORIES,
      old_addresses: listOldAddresses('brand'),
      logo_data: STORED_LOGO,
    },
  },
  {
    record: 'offer',
    flags: ['exclusive', 'is_featured'],
    from: 'offers AS t JOIN brands AS b ON b.id = t.brand_id',
    sql: {
      // A hidden offer is retired for everybody else.
      change: `CASE t.phase WHEN 3 THEN 'retired' ELSE 'whole' END`,
      brand_source: 'b.source',
      brand_id: 'b.external_id',
      brand_unique_name: 'b.unique_name',
      brand_name: 'b.name',
      image: 't.img',
      categories: OFFER_CATEGORIES,
      regions: REGIONS,
    },
  },
  {
    record: 'article',
    flags: ['is_featured'],
    from: `articles AS t LEFT JOIN categories AS c ON c.id = t.category_id
      LEFT JOIN brands AS b ON b.id = t.brand_id`,
    sql: {
      image: 't.featured_image',
      is_featured: 't.featured',
      categories: 'c.slug',
      brand_unique_name: 'b.unique_name',
      coupons: listOffersOf('coupon'),
      deals: listOffersOf('deal'),
      old_addresses: listOldAddresses('article'),
    },
  },
];

/** All columns of all records, each once, in the order of a table's head. */
const EXPORT_COLUMNS: readonly string[] = [
  'record',
  ...new Set(SECTIONS.flatMap(({ record }): readonly string[] => COLUMNS[record])),
];

/** The statement that reads up to `limit` rows of a section with an id above `lastId`, by id. */
export function buildSectionQuery(
  { record, from, sql, order = 't.id' }: Section,
  lastId: number,
  limit: number,
): InStatement {
  const selected = COLUMNS[record].map((column) => `${sql[column] ?? `t.${column}`} AS ${column}`);
  return {
    sql: `SELECT ${order} AS id, ${selected.join(', ')} FROM ${from} WHERE ${order} > ? ORDER BY ${order} LIMIT ?`,
    args: [lastId, limit],
  };
}

/** What leads to a record, besides its own address. */
function listOldAddresses(record: 'category' | 'brand' | 'article'): string {
  return `(SELECT group_concat(address) FROM (
    SELECT address FROM old_addresses WHERE record = '${record}' AND item_id = t.id ORDER BY address))`;
}

/** The coupons or deals of an article as JSON: a list of [source, external id]. */
function listOffersOf(kind: 'coupon' | 'deal'): string {
  return `nullif((SELECT json_group_array(json_array(source, external_id)) FROM (
    SELECT o.source, o.external_id FROM article_offers JOIN offers AS o ON o.id = offer_id
    WHERE article_id = t.id AND o.kind = '${kind}' ORDER BY position)), '[]')`;
}

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
