import { logFailure } from '@/lib/server';
import type { CatalogueSource } from '../source';
import type { Article, Offer } from '../types';
import { hostCoupon, hostDeal } from '../wire/offer';
import { getArticle, getArticleBySlug, getArticleDraft, listArticles } from './articles';
import { createCachedResponses } from './cached-responses';
import { createOfferCompleter } from './complete-offers';
import {
  getStats,
  listBusiestBrands,
  listExpired,
  listRelatedBrands,
  listRelatedCategories,
} from './extensions';
import { createHost } from './host';
import type { HostError, Report } from './host-error';
import { getBrand, getBrandByUniqueName, getOffer } from './items';
import { listBrands, listCategories, listCoupons, listDeals, listIndexedBrands } from './lists';
import { protectHost, type Protection } from './protect-host';
import { search } from './search';
import type { Fetch } from './send-request';

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
 * No call of docs/specification.md §7.1 to §7.12 says that a host's catalogue has changed: its pages are rebuilt by their
 * lifetime.
 */
const UNCHANGED = { version: 0, tags: [], dueAt: null };

/**
 * The catalogue of an API host (docs/specification.md §7.1 to §7.12, below its /api/v1), read tolerantly. While the
 * host fails, its last good responses are returned; where there is none a call throws HostError.
 */
export function createHttpCatalogue(settings: HttpCatalogueSettings): CatalogueSource {
  const { report = reportHidden, clock = () => new Date() } = settings;
  const host = openHost(settings, report);
  const complete = createOfferCompleter({ getBrand: (id) => getBrand(host, id), clock });
  const completeList = async <T extends Offer, L extends { items: T[] }>(list: Promise<L>): Promise<L> => {
    const found = await list;
    return { ...found, items: await complete(found.items) };
  };
  const completeOne = async <T extends Offer>(offer: Promise<T | null>): Promise<T | null> => {
    const found = await offer;
    return found && ((await complete([found]))[0] ?? null);
  };
  const completeArticle = async (article: Promise<Article | null>): Promise<Article | null> => {
    const found = await article;
    return found && { ...found, coupons: await complete(found.coupons), deals: await complete(found.deals) };
  };
  return {
    listCategories: (query = {}) => listCategories(host, query),
    listBusiestCategories: async () => [],
    listBusiestBrands: (limit) => listBusiestBrands(host, limit),
    findMovedCategory: async () => null,
    listRelatedCategories: (id) => listRelatedCategories(host, id),
    listBrands: (query = {}) => listBrands(host, query),
    getBrand: (id) => getBrand(host, id),
    getBrandByUniqueName: (uniqueName) => getBrandByUniqueName(host, uniqueName),
    listRelatedBrands: (id) => listRelatedBrands(host, id),
    listIndexedBrands: (query = {}) => listIndexedBrands(host, query),
    listCoupons: (query = {}) => completeList(listCoupons(host, query)),
    listDeals: (query = {}) => completeList(listDeals(host, query)),
    listExpiredCoupons: (query) =>
      completeList(listExpired(host, 'coupons', query, ['coupon_list', hostCoupon])),
    listExpiredDeals: (query) => completeList(listExpired(host, 'deals', query, ['deal_list', hostDeal])),
    getCoupon: (id) => completeOne(getOffer(host, 'coupons', id, hostCoupon)),
    getDeal: (id) => completeOne(getOffer(host, 'deals', id, hostDeal)),
    search: async (query) => {
      const result = await search(host, query);
      const [coupons, deals] = await Promise.all([
        complete(result.coupons.items),
        complete(result.deals.items),
      ]);
      return {
        ...result,
        coupons: { ...result.coupons, items: coupons },
        deals: { ...result.deals, items: deals },
      };
    },
    listArticles: (query = {}) => listArticles(host, query, clock(), report),
    getArticle: (id) => completeArticle(getArticle(host, id, clock(), report)),
    getArticleBySlug: (slug) => completeArticle(getArticleBySlug(host, slug, clock(), report)),
    getArticleDraft: (slug) => completeArticle(getArticleDraft(host, slug, report)),
    getPicture: async () => null,
    getStats: () => getStats(host),
    // A host that refuses to store an address twice has it.
    subscribe: ({ email, source }) => host.post('subscribe', { email, source }, [CONFLICT]),
    unsubscribe: (email) => host.post('unsubscribe', { email }),
    getVersion: async () => UNCHANGED.version,
    getChanges: async () => UNCHANGED,
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
