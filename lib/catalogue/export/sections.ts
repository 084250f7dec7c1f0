import type { InStatement } from '@libsql/client';

type Record = 'category' | 'brand' | 'offer' | 'article';

/** One kind of record: its columns, in order, and the rows with an id above the given one, by id. */
export type Section = { record: Record; columns: readonly string[]; flags: readonly string[]; query: string };

const BRAND_CATEGORIES = `(SELECT group_concat(slug) FROM (
  SELECT c.slug FROM brand_categories JOIN categories AS c ON c.id = category_id WHERE brand_id = b.id ORDER BY c.id))`;
const OFFER_CATEGORIES = `(SELECT group_concat(slug) FROM (
  SELECT c.slug FROM offer_categories JOIN categories AS c ON c.id = category_id WHERE offer_id = o.id ORDER BY c.id))`;
const REGIONS = `nullif((SELECT group_concat(value) FROM json_each(o.regions)), '')`;

/** The coupons or deals of an article as JSON: a list of [source, external id]. */
function listOffersOf(kind: 'coupon' | 'deal'): string {
  return `nullif((SELECT json_group_array(json_array(source, external_id)) FROM (
    SELECT o.source, o.external_id FROM article_offers JOIN offers AS o ON o.id = offer_id
    WHERE article_id = a.id AND o.kind = '${kind}' ORDER BY position)), '[]')`;
}

/**
 * Categories before brands before offers before articles, each by id: who reads the file finds what a row refers to, and gives new ids in
 * the same order, which is the order of lists. That makes a column with the time superfluous.
 */
export const SECTIONS: readonly Section[] = [
  {
    record: 'category',
    columns: ['slug', 'name', 'icon'],
    flags: [],
    query: 'SELECT id, slug, name, icon FROM categories WHERE id > ? ORDER BY id LIMIT ?',
  },
  {
    record: 'brand',
    columns: [
      ...['source', 'external_id', 'unique_name', 'name', 'logo', 'description', 'is_featured'],
      ...['tracking_url', 'origin_url', 'site_url', 'categories'],
    ],
    flags: ['is_featured'],
    query: `
      SELECT id, source, external_id, unique_name, name, logo, description, is_featured, tracking_url, origin_url,
        site_url, ${BRAND_CATEGORIES} AS categories
      FROM brands AS b WHERE id > ? ORDER BY id LIMIT ?`,
  },
  {
    record: 'offer',
    columns: [
      ...[
        'source',
        'external_id',
        'change',
        'kind',
        'brand_source',
        'brand_id',
        'brand_unique_name',
        'brand_name',
      ],
      ...[
        'title',
        'description',
        'terms',
        'code',
        'discount',
        'image',
        'origin_url',
        'tracking_url',
        'site_url',
      ],
      ...['start_date', 'end_date', 'verified_at', 'categories', 'regions', 'exclusive', 'is_featured'],
    ],
    flags: ['exclusive', 'is_featured'],
    query: `
      SELECT o.id, o.source, o.external_id, CASE o.status WHEN 'retired' THEN 'retired' ELSE 'whole' END AS change,
        o.kind, b.source AS brand_source, b.external_id AS brand_id, b.unique_name AS brand_unique_name,
        b.name AS brand_name, o.title, o.description, o.terms, o.code, o.discount, o.img AS image, o.origin_url,
        o.tracking_url, o.site_url, o.start_date, o.end_date, o.verified_at, ${OFFER_CATEGORIES} AS categories,
        ${REGIONS} AS regions, o.exclusive, o.is_featured
      FROM offers AS o JOIN brands AS b ON b.id = o.brand_id WHERE o.id > ? ORDER BY o.id LIMIT ?`,
  },
  {
    record: 'article',
    columns: [
      ...['slug', 'title', 'description', 'content', 'image', 'is_featured', 'published_at'],
      ...['meta_title', 'meta_description', 'categories', 'brand_unique_name', 'coupons', 'deals'],
    ],
    flags: ['is_featured'],
    query: `
      SELECT a.id, a.slug, a.title, a.description, a.content, a.featured_image AS image, a.featured AS is_featured,
        a.published_at, a.meta_title, a.meta_description, c.slug AS categories, b.unique_name AS brand_unique_name,
        ${listOffersOf('coupon')} AS coupons, ${listOffersOf('deal')} AS deals
      FROM articles AS a LEFT JOIN categories AS c ON c.id = a.category_id LEFT JOIN brands AS b ON b.id = a.brand_id
      WHERE a.id > ? ORDER BY a.id LIMIT ?`,
  },
];

/** The statement that reads up to `limit` rows of a section with an id above `lastId`. */
export function buildSectionQuery({ query }: Section, lastId: number, limit: number): InStatement {
  return { sql: query, args: [lastId, limit] };
}

/** One record of an export; a column that it does not have, or has nothing in, is left out. */
export type ExportRow = { record: Section['record'] } & Readonly<Record<string, string | boolean>>;

/** All columns of all records, each once, in the order of a table's head. */
export const EXPORT_COLUMNS: readonly string[] = [
  'record',
  ...new Set(SECTIONS.flatMap(({ columns }) => columns)),
];
