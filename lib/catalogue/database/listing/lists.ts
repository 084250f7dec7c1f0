import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { BrandQuery, OfferQuery } from '../../source';
import type { RowQuery } from '../row-ids';
import { PHASE } from '../phase';
import type { ItemKind } from '../search/expressions';

/**
 * Which lists there are, which of them an item is in, and at which position. The tables are those of
 * migrations/0001_listing.sql, where a position is called `place`.
 */

/** What picks the lists that an item must be in. */
type ListFilter = { featured?: boolean; categoryId?: number; brandId?: number; hasCode?: boolean };
/** What a list may be asked for: a letter of brands alone; a brand, codes, ends and their sorts of offers alone. */
export type ListQuery = RowQuery<OfferQuery> & Pick<BrandQuery, 'letter'>;
/** One list that `listing` keeps. */
export type List = { kind: number; scopeType: 0 | 1 | 2; scopeId: number };

/** A position is a rank and, below it, the id turned round: ascending positions are ranks, then newest first. */
export const POSITION_BITS = 40;
/** One more than the highest id. */
export const ID_LIMIT = 2 ** POSITION_BITS;
const MAX_ID = ID_LIMIT - 1;
/** The ranks within a list, best first. A rank's lowest bit says "not featured", the next one "not live". */
export const RANKS = { featuredLive: 0, live: 1, featuredExpired: 2, expired: 3 } as const;
export const EXPIRED_RANK_BIT = 1;

export const ITEM_KINDS = ['brand', 'coupon', 'deal'] as const;
const KIND_CODE: Record<ItemKind, number> = { brand: 0, coupon: 1, deal: 2 };
const FEATURED_KIND_OFFSET = 3;
/** The lists of coupons with a code, and of those that need none. */
export const CODE_KIND = { given: 6, none: 7 } as const;
export const SCOPE = { all: 0, category: 1, brand: 2 } as const;
/** How many bits of a position one counted chunk of a list spans: 8,192 ids, but a whole rank of a brand's list. */
export const CHUNK_BITS = { [SCOPE.all]: 13, [SCOPE.category]: 13, [SCOPE.brand]: POSITION_BITS } as const;

/** The position of an offer row `o`, for listed offers. */
export const OFFER_POSITION = sql.raw(
  `((o.phase * 2 + 1 - o.is_featured) << ${POSITION_BITS} | ${MAX_ID} - o.id)`,
);
/** The position of a brand row `b`. */
export const BRAND_POSITION = sql.raw(
  `(((1 - b.has_live_offers) * 2 + 1 - b.is_featured) << ${POSITION_BITS} | ${MAX_ID} - b.id)`,
);
/** Whether lists hold an offer `o`: live and expired ones. Written out, not bound, so that partial indexes serve. */
export const IS_LISTED = sql.raw(`o.phase < ${PHASE.scheduled}`);
/** Whether a live offer of a brand `b` is listed. */
export const HAS_LIVE_OFFERS = sql.raw(`EXISTS (
  SELECT 1 FROM listing_chunks WHERE kind IN (${KIND_CODE.coupon}, ${KIND_CODE.deal})
  AND scope_type = ${SCOPE.brand} AND scope_id = b.id AND chunk < ${RANKS.featuredExpired})`);
/** The kind of list that says whether a coupon `o` has a code; null for a deal. */
const CODE_LIST = sql.raw(
  `CASE WHEN o.kind = 'coupon' THEN CASE WHEN o.has_code THEN ${CODE_KIND.given} ELSE ${CODE_KIND.none} END END`,
);

/** The id of the item at a position. */
export function toId(position: number): number {
  return MAX_ID - (position % ID_LIMIT);
}

/** The same in SQL. */
export function selectId(position: SQL): SQL {
  return sql`${MAX_ID} - (${position} & ${MAX_ID})`;
}

/** What orders positions by live before expired, then newest: the position without its "not featured" bit. */
export function withoutFeatured(position: string): SQL {
  return sql.raw(`(((${position} >> ${POSITION_BITS + 1}) << ${POSITION_BITS}) | (${position} & ${MAX_ID}))`);
}

/** The list of everything of a kind. */
export function getWholeList(kind: ItemKind): List {
  return { kind: KIND_CODE[kind], scopeType: SCOPE.all, scopeId: 0 };
}

export function isWhole(list: List): boolean {
  return list.scopeType === SCOPE.all && list.kind < FEATURED_KIND_OFFSET;
}

/** The lists that together hold what the filter asks for: the first is the narrowest, the others are few. */
export function pickLists(kind: ItemKind, filter: ListFilter): [List, ...List[]] {
  const { featured, categoryId, brandId } = filter;
  const plain = KIND_CODE[kind];
  const coded = pickCodeKind(kind, filter);
  const others: List[] = [];
  if (brandId !== undefined && categoryId !== undefined)
    others.push({ kind: plain, scopeType: SCOPE.category, scopeId: categoryId });
  if (featured && coded !== undefined) others.push({ kind: coded, scopeType: SCOPE.all, scopeId: 0 });
  return [
    { kind: featured ? plain + FEATURED_KIND_OFFSET : (coded ?? plain), ...pickScope(filter) },
    ...others,
  ];
}

/** Deals have no codes to ask for. */
function pickCodeKind(kind: ItemKind, { hasCode }: ListFilter): number | undefined {
  if (kind !== 'coupon' || hasCode === undefined) return undefined;
  return hasCode ? CODE_KIND.given : CODE_KIND.none;
}

function pickScope({ categoryId, brandId }: ListFilter): Omit<List, 'kind'> {
  if (brandId !== undefined) return { scopeType: SCOPE.brand, scopeId: brandId };
  if (categoryId !== undefined) return { scopeType: SCOPE.category, scopeId: categoryId };
  return { scopeType: SCOPE.all, scopeId: 0 };
}

/** The rows of `listing`, or of its counts, that make up a list. */
export function inList({ kind, scopeType, scopeId }: List): SQL {
  return sql`kind = ${kind} AND scope_type = ${scopeType} AND scope_id = ${scopeId}`;
}

/** Whether each of the lists holds the position. */
export function isInLists(lists: List[], position: SQL): SQL {
  const probes = lists.map(
    (list) => sql`EXISTS (SELECT 1 FROM listing WHERE ${inList(list)} AND place = ${position})`,
  );
  return probes.length === 0 ? sql`true` : sql.join(probes, sql` AND `);
}

/** How many items a list holds, from its kept counts. */
export function countList(list: List): SQL<number> {
  return sql<number>`(SELECT coalesce(sum(count), 0) FROM listing_chunks WHERE ${inList(list)})`;
}

/** An expression: how many items of a kind are listed, in all or of one brand (an id, or a column that holds it). */
export function countListed(kind: ItemKind, brandId?: number | SQLWrapper): SQL<number> {
  if (brandId === undefined) return countList(getWholeList(kind));
  return sql<number>`(
    SELECT coalesce(sum(count), 0) FROM listing_chunks
    WHERE kind = ${KIND_CODE[kind]} AND scope_type = ${SCOPE.brand} AND scope_id = ${brandId})`;
}

/** Selects `position` and `id` of a list's items, by position, from the one after the given position on. */
export function selectPlacements(list: List, after = -1): SQL {
  return sql`
    SELECT place AS position, ${selectId(sql`place`)} AS id FROM listing
    WHERE ${inList(list)} AND place > ${after} ORDER BY place`;
}

/** Selects `position` and `id` of the listed items of a kind among these ids (a JSON array), by position. */
export function buildPlacements(kind: ItemKind, ids: string): SQL {
  const given = sql`json_each(${ids}) CROSS JOIN`;
  return kind === 'brand'
    ? sql`SELECT ${BRAND_POSITION} AS position, b.id FROM ${given} brands AS b ON b.id = value ORDER BY position`
    : sql`
      SELECT ${OFFER_POSITION} AS position, o.id FROM ${given} offers AS o ON o.id = value
      WHERE o.kind = ${kind} AND ${IS_LISTED} ORDER BY position`;
}

/** All rows of `listing` that belong to the offers with these ids (a JSON array). */
export function buildOfferRows(ids: string): SQL {
  return sql`
    SELECT kind, scope_type, scope_id, place FROM (
      WITH picked AS MATERIALIZED (
        SELECT o.id, o.brand_id, o.is_featured AS featured, ${OFFER_POSITION} AS place,
          CASE o.kind WHEN 'coupon' THEN ${KIND_CODE.coupon} ELSE ${KIND_CODE.deal} END AS kind,
          ${CODE_LIST} AS code_kind,
          EXISTS (SELECT 1 FROM offer_categories WHERE offer_id = o.id) AS has_own
        FROM json_each(${ids}) CROSS JOIN offers AS o ON o.id = value WHERE ${IS_LISTED}
      ), scoped AS MATERIALIZED (
        SELECT kind, ${SCOPE.all} AS scope_type, 0 AS scope_id, place, featured, code_kind FROM picked
        UNION ALL SELECT kind, ${SCOPE.brand}, brand_id, place, featured, code_kind FROM picked
        UNION ALL SELECT kind, ${SCOPE.category}, category_id, place, featured, code_kind
          FROM picked CROSS JOIN offer_categories ON offer_id = picked.id
        UNION ALL SELECT kind, ${SCOPE.category}, category_id, place, featured, code_kind
          FROM picked CROSS JOIN brand_categories USING (brand_id) WHERE NOT has_own
      )
      ${withFeatured()}
      UNION ALL SELECT code_kind, scope_type, scope_id, place FROM scoped WHERE code_kind IS NOT NULL
    )`;
}

/** All rows of `listing` that belong to the brands with these ids (a JSON array). */
export function buildBrandRows(ids: string): SQL {
  return sql`
    SELECT kind, scope_type, scope_id, place FROM (
      WITH picked AS MATERIALIZED (
        SELECT b.id, b.is_featured AS featured, ${BRAND_POSITION} AS place, ${KIND_CODE.brand} AS kind
        FROM json_each(${ids}) CROSS JOIN brands AS b ON b.id = value
      ), scoped AS MATERIALIZED (
        SELECT kind, ${SCOPE.all} AS scope_type, 0 AS scope_id, place, featured FROM picked
        UNION ALL SELECT kind, ${SCOPE.category}, category_id, place, featured
          FROM picked CROSS JOIN brand_categories ON brand_id = picked.id
      )
      ${withFeatured()}
    )`;
}

function withFeatured(): SQL {
  return sql`
    SELECT kind, scope_type, scope_id, place FROM scoped
    UNION ALL SELECT kind + ${FEATURED_KIND_OFFSET}, scope_type, scope_id, place FROM scoped WHERE featured`;
}
