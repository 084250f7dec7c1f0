import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { BrandQuery, OfferQuery } from '../../source';
import type { OfferKind } from '../../types';
import type { RowQuery } from '../row-ids';
import { PHASE } from '../phase';
import type { ItemKind } from '../search/expressions';

/**
 * Which lists there are, which of them an item is in, and at which position. The tables are those of
 * migrations/0001_listing.sql.
 */

/** What picks the lists that an item must be in. */
type ListFilter = {
  featured?: boolean;
  categoryId?: number;
  brandId?: number;
  hasCode?: boolean;
  /** Of offers, the expired ones of a brand: no other filter applies to them. */
  isExpired?: boolean;
};
/** What a list may be asked for: a letter of brands alone; a brand, codes, ends and their sorts of offers alone. */
export type ListQuery = RowQuery<OfferQuery> & Pick<BrandQuery, 'letter'> & Pick<ListFilter, 'isExpired'>;
/** One list that `listing` keeps; its scope is an id, or a column of ids. */
export type List<Id = number> = { kind: number; scopeType: 0 | 1 | 2; scopeId: Id };

/** A position is a rank and, below it, the id turned round: ascending positions are ranks, then newest first. */
export const POSITION_BITS = 40;
/** One more than the highest id. */
export const ID_LIMIT = 2 ** POSITION_BITS;
const MAX_ID = ID_LIMIT - 1;
/** The ranks of live offers, best first: a rank's lowest bit says "not featured", the next one "not live". */
export const LIVE_RANKS = [0, 1] as const;

export const ITEM_KINDS = ['brand', 'coupon', 'deal'] as const;
export const KIND_CODE: Record<ItemKind, number> = { brand: 0, coupon: 1, deal: 2 };
export const FEATURED_KIND_OFFSET = 3;
/** The lists of coupons with a code, and of those that need none. */
export const CODE_KIND = { given: 6, none: 7 } as const;
/** The lists of expired offers: of all, and of each brand. Every other list holds live ones. */
export const EXPIRED_KIND: Record<OfferKind, number> = { coupon: 8, deal: 9 };
export const SCOPE = { all: 0, category: 1, brand: 2 } as const;
/** How many bits of a position one counted chunk of a list spans: 8,192 ids, but a whole rank of a brand's list. */
export const CHUNK_BITS = { [SCOPE.all]: 13, [SCOPE.category]: 13, [SCOPE.brand]: POSITION_BITS } as const;

/** The position of an offer row `o`, for live and expired offers. */
export const OFFER_POSITION = sql.raw(
  `((o.phase * 2 + 1 - o.is_featured) << ${POSITION_BITS} | ${MAX_ID} - o.id)`,
);
/** The position of a brand row `b`. */
export const BRAND_POSITION = sql.raw(
  `(((1 - b.has_live_offers) * 2 + 1 - b.is_featured) << ${POSITION_BITS} | ${MAX_ID} - b.id)`,
);
/** Whether lists and the search hold an offer `o`. Written out, not bound, so that partial indexes serve. */
export const IS_LIVE = sql.raw(`o.phase = ${PHASE.live}`);
/** Whether a live offer of a brand `b` is listed. */
export const HAS_LIVE_OFFERS = sql.raw(`EXISTS (
  SELECT 1 FROM listing_chunks WHERE kind IN (${KIND_CODE.coupon}, ${KIND_CODE.deal})
  AND scope_type = ${SCOPE.brand} AND scope_id = b.id)`);

/**
 * Selects the ids of the categories or brands with most live offers, those first; of as many the newest.
 */
export function selectBusiest(scope: 'category' | 'brand', limit: number): SQL {
  return sql`
    SELECT scope_id AS id FROM listing_chunks
    WHERE kind IN (${KIND_CODE.coupon}, ${KIND_CODE.deal}) AND scope_type = ${SCOPE[scope]}
    GROUP BY scope_id ORDER BY sum(count) DESC, scope_id DESC LIMIT ${limit}`;
}

/** Selects `id` and `is_live` of the brands in these categories: a brand in several of them comes as often. */
export function selectBrandsIn(categoryIds: number[]): SQL {
  return sql`
    SELECT ${selectId(sql`position`)} AS id, position < ${sql.raw(`${LIVE_RANKS.length * ID_LIMIT}`)} AS is_live FROM listing
    WHERE kind = ${KIND_CODE.brand} AND scope_type = ${SCOPE.category}
    AND scope_id IN (SELECT value FROM json_each(${JSON.stringify(categoryIds)}))`;
}

/** The id of the item at a position. */
export function toId(position: number): number {
  return MAX_ID - (position % ID_LIMIT);
}

/** The same in SQL. */
export function selectId(position: SQL): SQL {
  return sql`${MAX_ID} - (${position} & ${MAX_ID})`;
}

/** What orders the positions of live offers by newest: the position without its rank. */
export function withoutRank(position: string): SQL {
  return sql.raw(`(${position} & ${MAX_ID})`);
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
  if (filter.isExpired && kind !== 'brand') return [{ kind: EXPIRED_KIND[kind], ...pickScope({ brandId }) }];
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

function pickScope<Id>(filter: { categoryId?: Id; brandId?: Id }): Omit<List<Id | number>, 'kind'> {
  const { categoryId, brandId } = filter;
  if (brandId !== undefined) return { scopeType: SCOPE.brand, scopeId: brandId };
  if (categoryId !== undefined) return { scopeType: SCOPE.category, scopeId: categoryId };
  return { scopeType: SCOPE.all, scopeId: 0 };
}

/** The rows of `listing`, or of its counts, that make up a list. */
export function inList({ kind, scopeType, scopeId }: List<number | SQLWrapper>): SQL {
  return sql`kind = ${kind} AND scope_type = ${scopeType} AND scope_id = ${scopeId}`;
}

/** Whether each of the lists holds the position. */
export function isInLists(lists: List[], position: SQL): SQL {
  const probes = lists.map(
    (list) => sql`EXISTS (SELECT 1 FROM listing WHERE ${inList(list)} AND position = ${position})`,
  );
  return probes.length === 0 ? sql`true` : sql.join(probes, sql` AND `);
}

/** How many items a list holds, from its kept counts. */
export function countList(list: List<number | SQLWrapper>): SQL<number> {
  return sql<number>`(SELECT coalesce(sum(count), 0) FROM listing_chunks WHERE ${inList(list)})`;
}

/**
 * An expression: how many items of a kind are listed, in all, in a category or of a brand (columns that hold ids). Of
 * offers it counts the live ones, or those that have expired.
 */
export function countListed(
  kind: ItemKind,
  {
    isExpired = false,
    ...scope
  }: { categoryId?: SQLWrapper; brandId?: SQLWrapper; isExpired?: boolean } = {},
): SQL<number> {
  const code = isExpired && kind !== 'brand' ? EXPIRED_KIND[kind] : KIND_CODE[kind];
  return countList({ kind: code, ...pickScope(scope) });
}

/** Selects `position` and `id` of a list's items, by position, from the one after the given position on. */
export function selectPlacements(list: List, after = -1): SQL {
  return sql`
    SELECT position, ${selectId(sql`position`)} AS id FROM listing
    WHERE ${inList(list)} AND position > ${after} ORDER BY position`;
}

/** Selects `position` and `id` of the listed items of a kind among these ids (a JSON array), by position. */
export function buildPlacements(kind: ItemKind, ids: string): SQL {
  const given = sql`json_each(${ids}) CROSS JOIN`;
  return kind === 'brand'
    ? sql`SELECT ${BRAND_POSITION} AS position, b.id FROM ${given} brands AS b ON b.id = value ORDER BY position`
    : sql`
      SELECT ${OFFER_POSITION} AS position, o.id FROM ${given} offers AS o ON o.id = value
      WHERE o.kind = ${kind} AND ${IS_LIVE} ORDER BY position`;
}
