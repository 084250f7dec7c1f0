import { sql, type SQL } from 'drizzle-orm';
import { CODE_KIND, FEATURED_KIND_OFFSET, KIND_CODE, SCOPE, type ListingKind } from './place';

/** What picks the lists that an item must be in. */
export type ListFilter = { featured?: boolean; categoryId?: number; brandId?: number; hasCode?: boolean };
/** One list kept in `listing`. */
export type List = { kind: number; scopeType: 0 | 1 | 2; scopeId: number };

/** The kept lists that together hold what the filter asks for: the first is the narrowest, the others are few. */
export function pickLists(kind: ListingKind, filter: ListFilter): [List, ...List[]] {
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
function pickCodeKind(kind: ListingKind, { hasCode }: ListFilter): number | undefined {
  if (kind !== 'coupon' || hasCode === undefined) return undefined;
  return hasCode ? CODE_KIND.given : CODE_KIND.none;
}

function pickScope({ categoryId, brandId }: ListFilter): Omit<List, 'kind'> {
  if (brandId !== undefined) return { scopeType: SCOPE.brand, scopeId: brandId };
  if (categoryId !== undefined) return { scopeType: SCOPE.category, scopeId: categoryId };
  return { scopeType: SCOPE.all, scopeId: 0 };
}

/** Whether a list is all that there is of its kind. */
export function isWhole(list: List): boolean {
  return list.scopeType === SCOPE.all && list.kind <= KIND_CODE.deal;
}

/** The rows of `listing`, or of its counts, that make up a list. */
export function inList({ kind, scopeType, scopeId }: List): SQL {
  return sql`kind = ${kind} AND scope_type = ${scopeType} AND scope_id = ${scopeId}`;
}

/** How many items a list holds, from its kept counts. */
export function countList(list: List): SQL {
  return sql`(SELECT coalesce(sum(count), 0) FROM listing_chunks WHERE ${inList(list)})`;
}

/** Whether each of the lists holds the place. */
export function isInLists(lists: List[], place: SQL): SQL {
  const probes = lists.map(
    (list) => sql`EXISTS (SELECT 1 FROM listing WHERE ${inList(list)} AND place = ${place})`,
  );
  return probes.length === 0 ? sql`true` : sql.join(probes, sql` AND `);
}
