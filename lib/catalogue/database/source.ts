import { eq } from 'drizzle-orm';
import type { CatalogueSource } from '../source';
import { getArticle, getArticleBySlug, getArticleDraft, listArticles } from './articles';
import { getBrand, getBrandByUniqueName, listBrands } from './brands';
import { listCategories } from './categories';
import { listIndexedBrands } from './indexed-brands';
import { getCoupon, getDeal, listCoupons, listDeals } from './offers';
import type { OpenedDatabase } from './open-database';
import { catalogueState, subscriptions } from './schema';
import { searchCatalogue } from './search/search';
import type { Settler } from './settle';
import { getStats } from './stats';
import { runWrite } from './write-transaction';

const SUBSCRIBE_PATIENCE_MS = 8_000;

/** The catalogue's calls over a database. */
export function createSource(opened: OpenedDatabase, settler: Settler, clock: () => Date): CatalogueSource {
  const { database, ready } = opened;
  /** Runs a read once all that is due by now has been applied. */
  const read = async <T>(work: () => Promise<T>): Promise<T> => {
    await ready;
    await settler.settle();
    return work();
  };
  return {
    listCategories: (query = {}) => read(() => listCategories(database, query)),
    listBrands: (query = {}) => read(() => listBrands(database, query)),
    getBrand: (id) => read(() => getBrand(database, id)),
    getBrandByUniqueName: (uniqueName) => read(() => getBrandByUniqueName(database, uniqueName)),
    listIndexedBrands: (query = {}) => read(() => listIndexedBrands(database, query)),
    listCoupons: (query = {}) => read(() => listCoupons(database, query, clock())),
    listDeals: (query = {}) => read(() => listDeals(database, query, clock())),
    getCoupon: (id) => read(() => getCoupon(database, id)),
    getDeal: (id) => read(() => getDeal(database, id)),
    search: (query) => read(() => searchCatalogue(database, query)),
    listArticles: (query = {}) => read(() => listArticles(database, query, clock())),
    getArticle: (id) => read(() => getArticle(database, id, clock())),
    getArticleBySlug: (slug) => read(() => getArticleBySlug(database, slug, clock())),
    getArticleDraft: (slug) => read(() => getArticleDraft(database, slug)),
    getStats: () => read(() => getStats(database)),
    async subscribe({ email, source }) {
      await ready;
      const row = { email, source, createdAt: clock().toISOString() };
      await runWrite(opened, SUBSCRIBE_PATIENCE_MS, (transaction) =>
        transaction.insert(subscriptions).values(row).onConflictDoNothing(),
      );
    },
    async unsubscribe(email) {
      await ready;
      await runWrite(opened, SUBSCRIBE_PATIENCE_MS, (transaction) =>
        transaction.delete(subscriptions).where(eq(subscriptions.email, email)),
      );
    },
    getVersion: () =>
      read(async () => {
        const [state] = await database.select().from(catalogueState);
        return state?.version ?? 0;
      }),
  };
}
