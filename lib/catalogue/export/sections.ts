import type { InStatement } from '@libsql/client';

type Record = 'category' | 'brand' | 'offer' | 'article';

/** One kind of record: its columns, in order, each with the SQL that reads it. Rows are those of table `t`. */
export type Section = {
  record: Record;
  columns: Readonly<{ [column: string]: string }>;
  /** Columns that hold yes or no. */
  flags: readonly string[];
  from: string;
};

/** One record of an export; a column that it does not have, or has nothing in, is left out. */
export type ExportRow = { record: Section['record'] } & Readonly<{ [column: string]: string | boolean }>;

const BRAND_CATEGORIES = `(SELECT group_concat(slug) FROM (
  SELECT c.slug FROM brand_categories JOIN categories AS c ON c.id = category_id WHERE brand_id = t.id ORDER BY c.id))`;
const OFFER_CATEGORIES = `(SELECT group_concat(slug) FROM (
  SELECT c.slug FROM offer_categories JOIN categories AS c ON c.id = category_id WHERE offer_id = t.id ORDER BY c.id))`;
const REGIONS = `nullif((SELECT group_concat(value) FROM json_each(t.regions)), '')`;

/**
 * Categories before brands before offers before articles, each by id: who reads the file finds what a row refers to, and
 * gives new ids in the same order, which is the order of lists. That makes a column with the time superfluous.
 */
export const SECTIONS: readonly Section[] = [
  {
    record: 'category',
    columns: pickColumns(['slug', 'name', 'icon']),
    flags: [],
    from: 'categories AS t',
  },
  {
    record: 'brand',
    columns: {
      ...pickColumns(['source', 'external_id', 'unique_name', 'name', 'logo', 'description', 'is_featured']),
      ...pickColumns(['tracking_url', 'origin_url', 'site_url']),
      categories: BRAND_CATEGORIES,
    },
    flags: ['is_featured'],
    from: 'brands AS t',
  },
  {
    record: 'offer',
    columns: {
      ...pickColumns(['source', 'external_id']),
      change: `CASE t.status WHEN 'retired' THEN 'retired' ELSE 'whole' END`,
      ...pickColumns(['kind']),
      brand_source: 'b.source',
      brand_id: 'b.external_id',
      brand_unique_name: 'b.unique_name',
      brand_name: 'b.name',
      ...pickColumns(['title', 'description', 'terms', 'code', 'discount']),
      image: 't.img',
      ...pickColumns(['origin_url', 'tracking_url', 'site_url', 'start_date', 'end_date', 'verified_at']),
      categories: OFFER_CATEGORIES,
      regions: REGIONS,
      ...pickColumns(['exclusive', 'is_featured']),
    },
    flags: ['exclusive', 'is_featured'],
    from: 'offers AS t JOIN brands AS b ON b.id = t.brand_id',
  },
  {
    record: 'article',
    columns: {
      ...pickColumns(['slug', 'title', 'description', 'content']),
      image: 't.featured_image',
      is_featured: 't.featured',
      ...pickColumns(['published_at', 'meta_title', 'meta_description']),
      categories: 'c.slug',
      brand_unique_name: 'b.unique_name',
      coupons: listOffersOf('coupon'),
      deals: listOffersOf('deal'),
    },
    flags: ['is_featured'],
    from: `articles AS t LEFT JOIN categories AS c ON c.id = t.category_id
      LEFT JOIN brands AS b ON b.id = t.brand_id`,
  },
];

/** All columns of all records, each once, in the order of a table's head. */
export const EXPORT_COLUMNS: readonly string[] = [
  'record',
  ...new Set(SECTIONS.flatMap(({ columns }) => Object.keys(columns))),
];

/** The statement that reads up to `limit` rows of a section with an id above `lastId`, by id. */
export function buildSectionQuery({ columns, from }: Section, lastId: number, limit: number): InStatement {
  const selected = Object.entries(columns).map(([column, expression]) => `${expression} AS ${column}`);
  const sql = `SELECT t.id, ${selected.join(', ')} FROM ${from} WHERE t.id > ? ORDER BY t.id LIMIT ?`;
  return { sql, args: [lastId, limit] };
}

/** Columns of the table itself, under their own names. */
function pickColumns(names: readonly string[]): Section['columns'] {
  return Object.fromEntries(names.map((name) => [name, `t.${name}`]));
}

/** The coupons or deals of an article as JSON: a list of [source, external id]. */
function listOffersOf(kind: 'coupon' | 'deal'): string {
  return `nullif((SELECT json_group_array(json_array(source, external_id)) FROM (
    SELECT o.source, o.external_id FROM article_offers JOIN offers AS o ON o.id = offer_id
    WHERE article_id = t.id AND o.kind = '${kind}' ORDER BY position)), '[]')`;
}
