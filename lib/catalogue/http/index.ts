import type { CatalogueSource } from '../source';
import { getArticle, getArticleBySlug, getArticleDraft, listArticles } from './articles';
import { getBrand, getBrandByUniqueName } from './brands';
import type { Report } from './failures';
import { getOffer } from './get-item';
import { createHost, type HostOptions } from './host';
import { listIndexedBrands } from './indexed-brands';
import { listBrands, listCategories, listCoupons, listDeals } from './lists';
import { hostCoupon, hostDeal } from './read/offer';
import { search } from './search';
import { getStats } from './stats';

const TIMEOUT_MS = 10_000;
const CONFLICT = 409;

type Settings = Pick<HostOptions, 'baseUrl' | 'fetch'> & {
  /** Spec §9: 10 seconds. */
  timeoutMs?: number;
  report?: Report;
  /** Which articles are published by now. */
  clock?: () => Date;
};

/**
 * The catalogue of an API host at `baseUrl` (no trailing slash; spec §7 below its /api/v1), read tolerantly. Calls throw
 * HostError where the host fails, but for brands, articles and search: those answer null or nothing (spec §8) and hand
 * the failure to `report`, which writes it to stderr unless told otherwise.
 */
export function createHttpCatalogue({
  baseUrl,
  fetch,
  timeoutMs = TIMEOUT_MS,
  report = (error) => console.error(error),
  clock = () => new Date(),
}: Settings): CatalogueSource {
  const host = createHost({ baseUrl, fetch, timeoutMs });
  return {
    listCategories: (query = {}) => listCategories(host, query),
    listBrands: (query = {}) => listBrands(host, query),
    getBrand: (id) => getBrand(host, id, report),
    getBrandByUniqueName: (uniqueName) => getBrandByUniqueName(host, uniqueName, report),
    listIndexedBrands: (query = {}) => listIndexedBrands(host, query),
    listCoupons: (query = {}) => listCoupons(host, query),
    listDeals: (query = {}) => listDeals(host, query),
    getCoupon: (id) => getOffer(host, 'coupons', id, hostCoupon),
    getDeal: (id) => getOffer(host, 'deals', id, hostDeal),
    search: (query) => search(host, query, report),
    listArticles: (query = {}) => listArticles(host, query, clock(), report),
    getArticle: (id) => getArticle(host, id, clock(), report),
    getArticleBySlug: (slug) => getArticleBySlug(host, slug, clock(), report),
    getArticleDraft: (slug) => getArticleDraft(host, slug, report),
    getStats: () => getStats(host),
    // A host that refuses to store an address twice has it.
    subscribe: ({ email, source }) => host.post('subscribe', { email, source }, [CONFLICT]),
    unsubscribe: (email) => host.post('unsubscribe', { email }),
    // No call of spec §7 tells that a host's catalogue has changed: its pages are made anew by their lifetime.
    getVersion: async () => 0,
  };
}
