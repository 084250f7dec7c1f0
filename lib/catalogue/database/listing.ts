import { sql, type SQL } from 'drizzle-orm';
import { countList, inList, pickLists, type List, type ListFilter } from './lists';
import { buildNewestPage, NEWEST_FIRST } from './newest-page';
import type { PageWindow } from '../page-window';
import { CHUNK_BITS, type ListingKind } from './place';
import { matchScopes } from './search/match-scopes';

/** `places` selects one column, `place`; `order` is theirs; `total` is one number. */
export type ListingPage = { places: SQL; order: SQL; total: SQL };

const HOUSE_ORDER = sql`place`;

/**
 * The page of a kept list, in house order or newest first, as queries whose cost does not grow with the list or the
 * page's depth. Null where the filter asks for several lists at once that have none of their own.
 */
export function buildListingPage(
  kind: ListingKind,
  filter: ListFilter & { sort?: string },
  window: PageWindow,
): ListingPage | null {
  const [list, ...others] = pickLists(kind, filter);
  if (filter.sort === 'newest' && others.length === 0)
    return { places: buildNewestPage(list, window), order: NEWEST_FIRST, total: countList(list) };
  if (filter.sort !== undefined) return null;
  if (others.length === 0)
    return { places: buildHousePage(list, window), order: HOUSE_ORDER, total: countList(list) };
  return filter.hasCode === undefined || kind !== 'coupon'
    ? buildBrandCategoryPage(kind, filter, window)
    : null;
}

function buildHousePage(list: List, window: PageWindow): SQL {
  return window.offset === 0 ? buildFirstPage(list, window) : buildDeepPage(list, window);
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
    order: HOUSE_ORDER,
    total: sql`(SELECT count(*) ${both})`,
  };
}
