import { sql, type SQL } from 'drizzle-orm';
import { matchScopes, type ListFilter } from './search/match-scopes';
import { CHUNK_BITS, FEATURED_KIND_OFFSET, KIND_CODE, SCOPE, type ListingKind } from './place';

export type PageWindow = { page: number; pageSize: number; offset: number };
/** `places` selects one column, `place`, in house order; `total` one number. */
export type ListingPage = { places: SQL; total: SQL };

type List = { kind: number; scopeType: 0 | 1 | 2; scopeId: number };

/** The page of a list as two queries whose cost does not grow with the list or the page's depth. */
export function buildListingPage(kind: ListingKind, filter: ListFilter, window: PageWindow): ListingPage {
  if (filter.brandId !== undefined && filter.categoryId !== undefined) {
    return buildBrandCategoryPage(kind, filter, window);
  }
  const list = pickList(kind, filter);
  return {
    places: window.offset === 0 ? buildFirstPage(list, window) : buildDeepPage(list, window),
    total: sql`(SELECT coalesce(sum(count), 0) FROM listing_chunks WHERE ${inList(list)})`,
  };
}

/** The narrowest list that holds all the filter asks for; the category is left over where there is a brand too. */
function pickList(kind: ListingKind, { featured, categoryId, brandId }: ListFilter): List {
  const code = KIND_CODE[kind] + (featured ? FEATURED_KIND_OFFSET : 0);
  if (brandId !== undefined) return { kind: code, scopeType: SCOPE.brand, scopeId: brandId };
  if (categoryId !== undefined) return { kind: code, scopeType: SCOPE.category, scopeId: categoryId };
  return { kind: code, scopeType: SCOPE.all, scopeId: 0 };
}

function inList({ kind, scopeType, scopeId }: List): SQL {
  return sql`kind = ${kind} AND scope_type = ${scopeType} AND scope_id = ${scopeId}`;
}

function buildFirstPage(list: List, { pageSize }: PageWindow): SQL {
  return sql`SELECT place FROM listing WHERE ${inList(list)} ORDER BY place LIMIT ${pageSize}`;
}

/** Walks the counts to the chunk that holds the page, then only the places of that chunk. */
function buildDeepPage(list: List, { offset, pageSize }: PageWindow): SQL {
  return sql`
    WITH running AS (
      SELECT chunk, count, sum(count) OVER (ORDER BY chunk) AS upto FROM listing_chunks WHERE ${inList(list)}
    ), spot AS (
      SELECT chunk, upto - count AS before FROM running WHERE upto > ${offset} ORDER BY chunk LIMIT 1
    )
    SELECT place FROM listing
    WHERE ${inList(list)} AND place >= (SELECT chunk << ${CHUNK_BITS[list.scopeType]} FROM spot)
    ORDER BY place
    LIMIT ${pageSize} OFFSET coalesce((SELECT ${offset} - before FROM spot), 0)`;
}

/** A rare pair has no list of its own: the search knows which lists an item is in, and finds where two of them meet. */
function buildBrandCategoryPage(kind: ListingKind, filter: ListFilter, window: PageWindow): ListingPage {
  const table = sql.raw(`search_${kind}s`);
  const both = sql`FROM ${table} WHERE ${table} MATCH ${matchScopes(filter)}`;
  return {
    places: sql`SELECT rowid AS place ${both} ORDER BY rowid LIMIT ${window.pageSize} OFFSET ${window.offset}`,
    total: sql`(SELECT count(*) ${both})`,
  };
}
