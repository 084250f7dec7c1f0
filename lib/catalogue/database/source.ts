import { asc, eq, sql } from 'drizzle-orm';
import { toWindow } from '../rules/page-window';
import type { NewPicture } from '../corrections';
import type { CatalogueSource, PageQuery, SearchQuery } from '../source';
import type { CatalogueStats, Category, OfferKind, Page, SearchResult } from '../types';
import { getArticle, getArticleBySlug, getArticleDraft, listArticles } from './articles';
import { getBrand, getBrandByUniqueName, listBrands, listIndexedBrands } from './brands';
import { countListed } from './listing';
import { getCoupon, getDeal, listCoupons, listDeals, listExpiredCoupons, listExpiredDeals } from './offers';
import { findMoved } from './old-addresses';
import type { Database, OpenedDatabase } from './open-database';
import { PHASE } from './phase';
import {
  CATEGORY_COLUMNS,
  listBusiestBrands,
  listBusiestCategories,
  listRelatedBrands,
  listRelatedCategories,
} from './related';
import { toRowId, toRowQuery } from './row-ids';
import { catalogueState, categories } from './schema';
import { pictures } from './schema-corrections';
import { readChanges } from './tags/change-log';
import type { Transitions } from './transitions';

/** Without the calls that visitors' own database serves. */
export type EmbeddedSource = Omit<CatalogueSource, 'subscribe' | 'unsubscribe'>;

/** Written out, not bound, so that the partial index serves. */
const IS_SCHEDULED = sql.raw(`phase = ${PHASE.scheduled}`);

/** The catalogue's calls over a database; what visitors leave behind has one of its own (lib/catalogue/visitors). */
export function createSource(
  opened: OpenedDatabase,
  transitions: Transitions,
  clock: () => Date,
): EmbeddedSource {
  const { database, ready } = opened;
  /** Runs a read once all that is due by now has been applied. */
  const read = async <T>(work: () => Promise<T>): Promise<T> => {
    await ready;
    await transitions.apply();
    return work();
  };
  return {
    listCategories: (query = {}) => read(() => listCategories(database, query)),
    listBusiestCategories: (limit) => read(() => listBusiestCategories(database, limit)),
    listBusiestBrands: (limit) => read(() => listBusiestBrands(database, limit)),
    findMovedCategory: (slug) => read(() => findMovedCategory(database, slug)),
    listRelatedCategories: (id) => read(() => listRelatedCategories(database, toRowId(id))),
    listBrands: (query = {}) => read(() => listBrands(database, toRowQuery(query), clock())),
    getBrand: (id) => read(() => getBrand(database, toRowId(id))),
    getBrandByUniqueName: (uniqueName) => read(() => getBrandByUniqueName(database, uniqueName)),
    listRelatedBrands: (id) => read(() => listRelatedBrands(database, toRowId(id))),
    listIndexedBrands: (query = {}) => read(() => listIndexedBrands(database, query)),
    listCoupons: (query = {}) => read(() => listCoupons(database, toRowQuery(query), clock())),
    listDeals: (query = {}) => read(() => listDeals(database, toRowQuery(query), clock())),
    listExpiredCoupons: (query) => read(() => listExpiredCoupons(database, toRowQuery(query), clock())),
    listExpiredDeals: (query) => read(() => listExpiredDeals(database, toRowQuery(query), clock())),
    getCoupon: (id) => read(() => getCoupon(database, toRowId(id))),
    getDeal: (id) => read(() => getDeal(database, toRowId(id))),
    search: (query) => read(() => search(database, query, clock())),
    listArticles: (query = {}) => read(() => listArticles(database, query, clock())),
    getArticle: (id) => read(() => getArticle(database, toRowId(id), clock())),
    getArticleBySlug: (slug) => read(() => getArticleBySlug(database, slug, clock())),
    getArticleDraft: (slug) => read(() => getArticleDraft(database, slug)),
    getPicture: (name) => read(() => getPicture(database, name)),
    getStats: () => read(() => getStats(database)),
    getVersion: () =>
      read(async () => {
        const [state] = await database.select().from(catalogueState);
        return state?.version ?? 0;
      }),
    getChanges: (since) =>
      read(async () => ({ ...(await readChanges(database, since)), dueAt: transitions.getDueAt() })),
  };
}

/** One page of the categories, in the operator's order, else that in which they were first saved. */
async function listCategories(database: Database, query: PageQuery): Promise<Page<Category>> {
  const { page, pageSize, offset } = toWindow(query);
  const [totals, items] = await database.batch([
    database.select({ total: sql<number>`count(*)` }).from(categories),
    database
      .select(CATEGORY_COLUMNS)
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.id))
      .limit(pageSize)
      .offset(offset),
  ]);
  return { items, total: totals[0]?.total ?? 0, page, pageSize };
}

async function getPicture(database: Database, name: string): Promise<NewPicture | null> {
  const { type, content } = pictures;
  const [picture] = await database.select({ type, content }).from(pictures).where(eq(pictures.name, name));
  return picture ?? null;
}

async function findMovedCategory(database: Database, slug: string): Promise<Category | null> {
  const [moved] = await findMoved(database, 'category', [slug]);
  if (moved === undefined) return null;
  const [category] = await database
    .select(CATEGORY_COLUMNS)
    .from(categories)
    .where(eq(categories.id, moved.id));
  return category ?? null;
}

/** The sections asked for, each with its own total and its own page. Text without a letter or digit finds nothing. */
async function search(database: Database, given: SearchQuery, now: Date): Promise<SearchResult> {
  const { query, type = 'all' } = given;
  const { page, pageSize } = toWindow(given);
  const isAskedFor = (section: 'brands' | 'coupons' | 'deals') =>
    query.trim() !== '' && (type === 'all' || type === section);
  const none = { total: 0, items: [] };
  const matching = { search: query, page, pageSize };
  const brands = isAskedFor('brands') ? await listBrands(database, matching, now) : none;
  const coupons = isAskedFor('coupons') ? await listCoupons(database, matching, now) : none;
  const deals = isAskedFor('deals') ? await listDeals(database, matching, now) : none;
  return {
    ...{ query, type, page, pageSize },
    total: brands.total + coupons.total + deals.total,
    brands: { total: brands.total, items: brands.items },
    coupons: { total: coupons.total, items: coupons.items },
    deals: { total: deals.total, items: deals.items },
  };
}

/** How many rows the catalogue holds without retired ones, from kept counts: live, expired and the few scheduled ones. */
async function getStats(database: Database): Promise<CatalogueStats> {
  const count = (kind: OfferKind) => sql`${countListed(kind)} + ${countListed(kind, { isExpired: true })}
    + (SELECT count(*) FROM offers WHERE kind = ${kind} AND ${IS_SCHEDULED})`;
  const [stats] = await database.all<CatalogueStats>(sql`
    SELECT ${countListed('brand')} AS brands, ${count('coupon')} AS coupons, ${count('deal')} AS deals`);
  return { brands: stats?.brands ?? 0, coupons: stats?.coupons ?? 0, deals: stats?.deals ?? 0 };
}
