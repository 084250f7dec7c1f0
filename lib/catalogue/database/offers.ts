import { and, eq, getTableColumns, inArray, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { ExpiredQuery, OfferQuery } from '../source';
import type { BrandSummary, Coupon, Deal, Offer, OfferKind, Page, Withdrawn } from '../types';
import { BRAND_SUMMARY_COLUMNS } from './brands';
import { readPage } from './listing';
import type { Database, Executor } from './open-database';
import { HELD_BACK, PHASE } from './phase';
import type { RowQuery } from './row-ids';
import { brands, offers, omit, type OfferRow } from './schema';

/** What only the database needs to know of an offer is not read. */
const OFFER_COLUMNS = omit(getTableColumns(offers), [
  ...(['phaseUntil', 'titleKey', 'endAt'] as const),
  ...(['endingOrder', 'codeKey', 'contentHash', 'createdAt'] as const),
]);
const NOT_BEGUN = [PHASE.scheduled, PHASE.scheduled + HELD_BACK];

type Row = { offer: Pick<OfferRow, keyof typeof OFFER_COLUMNS>; brand: BrandSummary };

/**
 * One page of live coupons in the order asked for; else in the default order, or best match first where a search is given.
 */
export async function listCoupons(
  database: Database,
  query: RowQuery<OfferQuery>,
  now: Date,
): Promise<Page<Coupon>> {
  const { items, ...page } = await readOffers(database, 'coupon', query, now);
  return { ...page, items: items.map(toCoupon) };
}

/** One page of live deals, ordered as coupons are. */
export async function listDeals(
  database: Database,
  query: RowQuery<OfferQuery>,
  now: Date,
): Promise<Page<Deal>> {
  const { items, ...page } = await readOffers(database, 'deal', query, now);
  return { ...page, items: items.map(toDeal) };
}

/** One page of a brand's expired coupons in the default order. */
export async function listExpiredCoupons(
  database: Database,
  query: RowQuery<ExpiredQuery>,
  now: Date,
): Promise<Page<Coupon>> {
  const { items, ...page } = await readOffers(database, 'coupon', { ...query, isExpired: true }, now);
  return { ...page, items: items.map(toCoupon) };
}

/** One page of a brand's expired deals in the default order. */
export async function listExpiredDeals(
  database: Database,
  query: RowQuery<ExpiredQuery>,
  now: Date,
): Promise<Page<Deal>> {
  const { items, ...page } = await readOffers(database, 'deal', { ...query, isExpired: true }, now);
  return { ...page, items: items.map(toDeal) };
}

type ReadQuery = RowQuery<OfferQuery> & { isExpired?: boolean };

function readOffers(database: Database, kind: OfferKind, query: ReadQuery, now: Date): Promise<Page<Row>> {
  return readPage(database, kind, query, now, (ids) =>
    selectOffers(database)
      .from(sql`(${ids}) AS listed`)
      .innerJoin(offers, sql`${offers.id} = listed.id`)
      .innerJoin(brands, eq(brands.id, offers.brandId))
      .orderBy(sql`listed.at`),
  );
}

function selectOffers(executor: Executor) {
  return executor.select({ offer: OFFER_COLUMNS, brand: BRAND_SUMMARY_COLUMNS });
}

/** The coupon of that id, held back or retired ones too; null where there is none or it has not begun. */
export async function getCoupon(executor: Executor, id: number): Promise<Coupon | null> {
  const [row] = await selectBegun(executor, eq(offers.kind, 'coupon'), eq(offers.id, id));
  return row ? toCoupon(row) : null;
}

/** The deal of that id as `getCoupon` returns coupons. */
export async function getDeal(executor: Executor, id: number): Promise<Deal | null> {
  const [row] = await selectBegun(executor, eq(offers.kind, 'deal'), eq(offers.id, id));
  return row ? toDeal(row) : null;
}

/** The offers among the given ids that have begun and are neither retired nor hidden, in the ids' order. */
export async function listOffersByIds(executor: Executor, ids: number[]): Promise<Offer[]> {
  const found = await selectBegun(executor, ne(offers.phase, PHASE.retired), inArray(offers.id, ids));
  const byId = new Map(found.map((row) => [row.offer.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : row.offer.kind === 'coupon' ? toCoupon(row) : toDeal(row);
  });
}

function selectBegun(executor: Executor, ...conditions: SQL[]) {
  return selectOffers(executor)
    .from(offers)
    .innerJoin(brands, eq(brands.id, offers.brandId))
    .where(and(...conditions, notInArray(offers.phase, NOT_BEGUN)));
}

function toCoupon({ offer, brand }: Row): Coupon {
  const { fields, title, code } = toFields(offer);
  return { ...fields, brand, kind: 'coupon', name: title, code };
}

function toDeal({ offer, brand }: Row): Deal {
  const { fields, title, img, siteUrl } = toFields(offer);
  return { ...fields, brand, kind: 'deal', title, img, siteUrl };
}

/** What both kinds share, whatever columns there are, as `fields`. */
function toFields({ title, code, hasCode, img, siteUrl, ...row }: Row['offer']) {
  const { phase, status, source, externalId, ...offer } = row;
  const fields = {
    ...offer,
    origin: { source, externalId },
    withdrawn: getWithdrawn({ phase, status }),
    votes: null,
  };
  return { fields, title, code: hasCode ? code : null, img, siteUrl };
}

/** An offer that its source still has is in no list only where it is hidden. */
function getWithdrawn({ phase, status }: Pick<OfferRow, 'phase' | 'status'>): Withdrawn | null {
  if (phase !== PHASE.retired) return null;
  return status === 'retired' ? 'retired' : 'hidden';
}
