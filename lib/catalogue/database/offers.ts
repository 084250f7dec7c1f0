import { and, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import type { OfferQuery } from '../source';
import type { Coupon, Deal, Offer, OfferKind, Page } from '../types';
import { BRAND_SUMMARY_COLUMNS, OFFER_COLUMNS } from './columns';
import { listEndingPlaces } from './ending-offers';
import { buildListingPage } from './listing';
import type { Executor } from './executor';
import type { Database } from './open-database';
import { toWindow, type PageWindow } from '../page-window';
import { HELD_BACK, PHASE } from './phase';
import { ID_LIMIT } from './place';
import { toCoupon, toDeal, toOffer } from './rows';
import { brands, offers } from './schema';
import { searchOffers } from './search/search-offers';
import { listSortedPlaces } from './sorted-offers';

const NOT_BEGUN = [PHASE.scheduled, PHASE.scheduled + HELD_BACK];

/** One page of coupons in the order asked for; else in house order, or best match first where a search is given. */
export async function listCoupons(database: Database, query: OfferQuery, now: Date): Promise<Page<Coupon>> {
  const { rows, ...page } = await listOfferRows(database, 'coupon', query, now);
  return { ...page, items: rows.map((row) => toCoupon(row.offer, row.brand)) };
}

/** One page of deals, ordered as coupons are. */
export async function listDeals(database: Database, query: OfferQuery, now: Date): Promise<Page<Deal>> {
  const { rows, ...page } = await listOfferRows(database, 'deal', query, now);
  return { ...page, items: rows.map((row) => toDeal(row.offer, row.brand)) };
}

async function listOfferRows(database: Database, kind: OfferKind, query: OfferQuery, now: Date) {
  const window = toWindow(query);
  const { page, pageSize } = window;
  const isKept = !query.search?.trim() && !query.isEndingSoon;
  const listing = isKept ? buildListingPage(kind, query, window) : null;
  if (listing === null) {
    const { total, places } = await listPlaces(database, kind, query, window, now);
    return { page, pageSize, total, rows: await getOfferRowsAt(database, places) };
  }
  const [totals, rows] = await database.batch([
    database.all<{ total: number }>(sql`SELECT ${listing.total} AS total`),
    selectOffers(database, listing.places, listing.order),
  ]);
  return { page, pageSize, total: totals[0]?.total ?? 0, rows };
}

/** The places of a page that is not kept ready in the listing. */
function listPlaces(database: Database, kind: OfferKind, query: OfferQuery, window: PageWindow, now: Date) {
  if (query.search?.trim()) return searchOffers(database, kind, query, window, now);
  if (query.isEndingSoon) return listEndingPlaces(database, kind, query, window, now);
  return listSortedPlaces(database, kind, query, window);
}

/** The offers at the given places, in their order. */
export async function getOfferRowsAt(executor: Executor, places: number[]) {
  if (places.length === 0) return [];
  return selectOffers(
    executor,
    sql`SELECT value AS place, key FROM json_each(${JSON.stringify(places)})`,
    sql`key`,
  );
}

function selectOffers(executor: Executor, places: SQL, order: SQL) {
  return executor
    .select({ offer: OFFER_COLUMNS, brand: BRAND_SUMMARY_COLUMNS })
    .from(sql`(${places}) AS listed`)
    .innerJoin(offers, sql`${offers.id} = ${ID_LIMIT - 1} - (listed.place & ${ID_LIMIT - 1})`)
    .innerJoin(brands, eq(brands.id, offers.brandId))
    .orderBy(order);
}

/** The coupon of that id, held back or retired ones too; null where there is none or it has not begun. */
export async function getCoupon(executor: Executor, id: number): Promise<Coupon | null> {
  const [row] = await selectBegun(executor, eq(offers.kind, 'coupon'), eq(offers.id, id));
  return row ? toCoupon(row.offer, row.brand) : null;
}

/** The deal of that id as `getCoupon` answers coupons. */
export async function getDeal(executor: Executor, id: number): Promise<Deal | null> {
  const [row] = await selectBegun(executor, eq(offers.kind, 'deal'), eq(offers.id, id));
  return row ? toDeal(row.offer, row.brand) : null;
}

/** The active offers among the given ids that have begun, in the ids' order. */
export async function listOffersByIds(executor: Executor, ids: number[]): Promise<Offer[]> {
  const found = await selectBegun(executor, eq(offers.status, 'active'), inArray(offers.id, ids));
  const byId = new Map(found.map((row) => [row.offer.id, toOffer(row.offer, row.brand)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function selectBegun(executor: Executor, ...conditions: SQL[]) {
  return executor
    .select({ offer: OFFER_COLUMNS, brand: BRAND_SUMMARY_COLUMNS })
    .from(offers)
    .innerJoin(brands, eq(brands.id, offers.brandId))
    .where(and(...conditions, notInArray(offers.phase, NOT_BEGUN)));
}
