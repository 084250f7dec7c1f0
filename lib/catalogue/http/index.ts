import { logFailure } from '@/lib/server';
import type { CatalogueSource } from '../source';
import { hostCoupon, hostDeal } from '../wire/offer';
import { getArticle, getArticleBySlug, getArticleDraft, listArticles } from './articles';
import { createHost } from './host';
import type { HostError, Report } from './host-error';
import { getBrand, getBrandByUniqueName, getOffer } from './items';
import { createCachedResponses } from './cached-responses';
import { listBrands, listCategories, listCoupons, listDeals, listIndexedBrands } from './lists';
import { protectHost, type Protection } from './protect-host';
import { search } from './search';
import type { Fetch } from './send-request';
import { getStats } from './stats';

/** Of one call (docs/specification.md §9.1). */
const TIMEOUT_MS = 10_000;
/** How long a visitor waits for something new where something old is at hand. */
const STALE_TIMEOUT_MS = 2000;
const CONFLICT = 409;
const HOUR_MS = 3_600_000;
const KEPT_BYTES = 64 * 1024 * 1024;

export type HttpCatalogueSettings = {
  /** Address of the host without a trailing slash; it may have a path. */
  baseUrl: string;
  fetch?: Fetch;
  /** Up to which age the last good responses stand in for a host that fails; with 0 none do. */
  maxStaleHours?: number;
  /** Up to which age an old response is as good as a new one, in ms. */
  freshMs?: number;
  /** How long a call waits for the host before it returns an old response, in ms. */
  staleTimeoutMs?: number;
  protection?: Partial<Protection>;
  /** Called with each failure that the caller does not see; writes it to stderr by default. */
  report?: Report;
  /** Called, before the caller goes on, for each response that is old or missing because the host fails. */
  onUnavailable?: () => Promise<void>;
  /** By which it is decided which articles are published. */
  clock?: () => Date;
};

/**
 * The catalogue of an API host (docs/specification.md §7.1 to §7.12, below its /api/v1), read tolerantly. While the
 * host fails, its last good responses are returned; where there is none a call throws HostError.
 */
export function createHttpCatalogue(settings: HttpCatalogueSettings): CatalogueSource {
  const { report = reportHidden, clock = () => new Date() } = settings;
  const host = openHost(settings, report);
  return {
    listCategories: (query = {}) => listCategories(host, query),
    listBrands: (query = {}) => listBrands(host, query),
    getBrand: (id) => getBrand(host, id),
    getBrandByUniqueName: (uniqueName) => getBrandByUniqueName(host, uniqueName),
    listIndexedBrands: (query = {}) => listIndexedBrands(host, query),
    listCoupons: (query = {}) => listCoupons(host, query),
    listDeals: (query = {}) => listDeals(host, query),
    getCoupon: (id) => getOffer(host, 'coupons', id, hostCoupon),
    getDeal: (id) => getOffer(host, 'deals', id, hostDeal),
    search: (query) => search(host, query),
    listArticles: (query = {}) => listArticles(host, query, clock(), report),
    getArticle: (id) => getArticle(host, id, clock(), report),
    getArticleBySlug: (slug) => getArticleBySlug(host, slug, clock(), report),
    getArticleDraft: (slug) => getArticleDraft(host, slug, report),
    getStats: () => getStats(host),
    // A host that refuses to store an address twice has it.
    subscribe: ({ email, source }) => host.post('subscribe', { email, source }, [CONFLICT]),
    unsubscribe: (email) => host.post('unsubscribe', { email }),
    // No call of docs/specification.md §7.1 to §7.12 says that a host's catalogue has changed: its pages are rebuilt by
    // their lifetime.
    getVersion: async () => 0,
  };
}

function reportHidden(error: HostError): void {
  logFailure('Visitors were shown something older or less', error);
}

function openHost(settings: HttpCatalogueSettings, report: Report) {
  const { baseUrl, maxStaleHours = 24, freshMs = 0, staleTimeoutMs = STALE_TIMEOUT_MS } = settings;
  return createHost({
    baseUrl,
    fetch: settings.fetch ?? globalThis.fetch,
    protection: protectHost({ timeoutMs: TIMEOUT_MS, ...settings.protection }),
    kept: createCachedResponses({
      maxBytes: KEPT_BYTES,
      maxAgeMs: maxStaleHours * HOUR_MS,
      clock: () => performance.now(),
    }),
    staleTimeoutMs,
    freshMs,
    report,
    onUnavailable: settings.onUnavailable ?? (async () => {}),
  });
}
