import { and, eq, getTableColumns, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { OfferQuery } from '../source';
import type { Coupon, Deal, Offer, OfferKind, Page } from '../types';
import { buildListingPage } from './listing';
import type { Executor } from './executor';
import type { Database } from './open-database';
import { toPageWindow } from './page-window';
import { PHASE } from './phase';
import { ID_LIMIT } from './place';
import { toCoupon, toDeal, toOffer } from './rows';
import { brands, offers } from './schema';
import { searchPlaces } from './search/search-places';
import { parseWords } from './search/words';

const BRAND_SUMMARY = {
  id: brands.id,
  name: brands.name,
  uniqueName: brands.uniqueName,
  logo: brands.logo,
  trackingUrl: brands.trackingUrl,
  originUrl: brands.originUrl,
  siteUrl: brands.siteUrl,
};

/** One page of coupons in house order, or best match first where a search is given. */
export async function listCoupons(database: Database, query: OfferQuery): Promise<Page<Coupon>> {
  const { rows, ...page } = await listOfferRows(database, 'coupon', query);
  return { ...page, items: rows.map((row) => toCoupon(row.offer, row.brand)) };
}

/** One page of deals, ordered as coupons are. */
export async function listDeals(database: Database, query: OfferQuery): Promise<Page<Deal>> {
  const { rows, ...page } = await listOfferRows(database, 'deal', query);
  return { ...page, items: rows.map((row) => toDeal(row.offer, row.brand)) };
}

async function listOfferRows(database: Database, kind: OfferKind, query: OfferQuery) {
  const window = toPageWindow(query);
  const { page, pageSize } = window;
  if (query.search?.trim()) {
    const { total, places } = await searchPlaces(database, kind, parseWords(query.search), query, window);
    return { page, pageSize, total, rows: await getOfferRowsAt(database, places) };
  }
  const listing = buildListingPage(kind, query, window);
  const [totals, rows] = await database.batch([
    database.all<{ total: number }>(sql`SELECT ${listing.total} AS total`),
    selectOffers(database, listing.places),
  ]);
  return { page, pageSize, total: totals[0]?.total ?? 0, rows };
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

function selectOffers(executor: Executor, places: SQL, order: SQL = sql`place`) {
  return executor
    .select({ offer: getTableColumns(offers), brand: BRAND_SUMMARY })
    .from(sql`(${places}) AS listed`)
    .innerJoin(offers, sql`${offers.id} = ${ID_LIMIT - 1} - (listed.place & ${ID_LIMIT - 1})`)
    .innerJoin(brands, eq(brands.id, offers.brandId))
    .orderBy(sql`listed.${order}`);
}

/** The live or expired coupon of that id, or null. */
export async function getCoupon(executor: Executor, id: number): Promise<Coupon | null> {
  const [row] = await selectListed(executor, [eq(offers.kind, 'coupon'), eq(offers.id, id)]);
  return row ? toCoupon(row.offer, row.brand) : null;
}

/** The live or expired deal of that id, or null. */
export async function getDeal(executor: Executor, id: number): Promise<Deal | null> {
  const [row] = await selectListed(executor, [eq(offers.kind, 'deal'), eq(offers.id, id)]);
  return row ? toDeal(row.offer, row.brand) : null;
}

/** The listed offers among the given ids, in the ids' order. */
export async function listOffersByIds(executor: Executor, ids: number[]): Promise<Offer[]> {
  const found = await selectListed(executor, [inArray(offers.id, ids)]);
  const byId = new Map(found.map((row) => [row.offer.id, toOffer(row.offer, row.brand)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function selectListed(executor: Executor, conditions: SQL[]) {
  return executor
    .select({ offer: getTableColumns(offers), brand: BRAND_SUMMARY })
    .from(offers)
    .innerJoin(brands, eq(brands.id, offers.brandId))
    .where(and(...conditions, lt(offers.phase, PHASE.scheduled)));
}
