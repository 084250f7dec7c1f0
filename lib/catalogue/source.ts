import type {
  Article,
  ArticleSummary,
  Brand,
  CatalogueStats,
  Category,
  Coupon,
  Deal,
  IndexedBrand,
  ItemId,
  OfferOrigin,
  Page,
  SearchResult,
  SearchType,
  SubscriptionSource,
} from './types';
import type { NewPicture } from './corrections';

export type PageQuery = { page?: number; pageSize?: number };
export type BrandQuery = PageQuery & {
  featured?: boolean;
  categoryId?: ItemId;
  search?: string;
  /** Only brands whose name begins with this letter, by name: 'a' to 'z', or '0' for any other beginning. */
  letter?: string;
  /** The default order (docs/specification.md §2.6.2), or best match first, where left out. */
  sort?: 'name';
};
/** Newest first; what ends soonest first, what never ends last; by title. */
export type OfferSort = 'newest' | 'ending' | 'name';
export type OfferQuery = PageQuery & {
  featured?: boolean;
  categoryId?: ItemId;
  brandId?: ItemId;
  search?: string;
  /** True: only coupons with a code; false: only those that need none. Deals have none. */
  hasCode?: boolean;
  /** Only live offers that end within ENDING_SOON_DAYS. */
  isEndingSoon?: boolean;
  /** The default order (docs/specification.md §2.6.2), or best match first, where left out. */
  sort?: OfferSort;
  /**
   * Where a brand's offers are listed in the default order, these among them stand last (docs/specification.md §4.29). A
   * source that cannot do that leaves them where they are.
   */
  last?: readonly OfferOrigin[];
};
/** Asks for the expired offers of a brand. */
export type ExpiredQuery = PageQuery & { brandId: ItemId };
export type SearchQuery = PageQuery & { query: string; type?: SearchType };
/** `language` is that of the page the form stands on, as its address says. */
export type Subscription = { email: string; source: SubscriptionSource; language?: string };

/**
 * The port to wherever the catalogue lives: every call of docs/specification.md §7.1 to §7.12, and the few that the
 * pages need beyond them. Pages count from 1 and hold DEFAULT_PAGE_SIZE items by default; a page past the end is empty
 * with its true total. Offer lists and counts hold live offers, featured first, then newest; expired, scheduled and
 * retired ones are left out. A host may list expired ones as well: they stand after the live ones of their page. `get…`
 * returns null where nothing is found. A source that fails throws.
 */
export interface CatalogueSource {
  listCategories(query?: PageQuery): Promise<Page<Category>>;
  /** The categories with most live offers first; none where the source does not know. */
  listBusiestCategories(limit: number): Promise<Category[]>;
  /** The category that an old slug leads to; null where it leads to none, or the source does not know. */
  findMovedCategory(slug: string): Promise<Category | null>;
  /** At most RELATED_LIMIT categories with live offers that share most brands with this one; others where none do. */
  listRelatedCategories(categoryId: ItemId): Promise<Category[]>;
  listBrands(query?: BrandQuery): Promise<Page<Brand>>;
  /** The brands with most live offers first, where the source knows; brands without one are left out. */
  listBusiestBrands(limit: number): Promise<Brand[]>;
  getBrand(id: ItemId): Promise<Brand | null>;
  /** By its unique name or an old one: the brand says which it is. */
  getBrandByUniqueName(uniqueName: string): Promise<Brand | null>;
  /**
   * At most RELATED_LIMIT other brands that share most categories with this one, live ones first; chosen so that every
   * live brand is among those of at least three others, as far as the source can.
   */
  listRelatedBrands(brandId: ItemId): Promise<Brand[]>;
  /**
   * Brands with a live offer, for sitemaps: each brand keeps its page whatever else changes, as
   * far as the source can. A page counts `pageSize` brands of any kind and holds those of them that are indexed, which
   * may be none; `total` counts in the same way.
   */
  listIndexedBrands(query?: PageQuery): Promise<Page<IndexedBrand>>;
  listCoupons(query?: OfferQuery): Promise<Page<Coupon>>;
  listDeals(query?: OfferQuery): Promise<Page<Deal>>;
  /** The expired coupons of a brand, featured first, then newest; none where the source knows none apart. */
  listExpiredCoupons(query: ExpiredQuery): Promise<Page<Coupon>>;
  listExpiredDeals(query: ExpiredQuery): Promise<Page<Deal>>;
  getCoupon(id: ItemId): Promise<Coupon | null>;
  getDeal(id: ItemId): Promise<Deal | null>;
  search(query: SearchQuery): Promise<SearchResult>;
  /** Published articles, newest first. No call but getArticleDraft returns one that is not published yet. */
  listArticles(query?: PageQuery): Promise<Page<ArticleSummary>>;
  getArticle(id: ItemId): Promise<Article | null>;
  /** By its slug or an old one: the article says which it is. */
  getArticleBySlug(slug: string): Promise<Article | null>;
  /** The article as it stands, published or not: for editors' previews, never for readers. */
  getArticleDraft(slug: string): Promise<Article | null>;
  /** A picture that an operator stored, by its name; null where there is none, or the source has none. */
  getPicture(name: string): Promise<NewPicture | null>;
  getStats(): Promise<CatalogueStats>;
  /** Stores the address once; a second call changes nothing. Expects a valid, lower-cased, trimmed email. */
  subscribe(subscription: Subscription): Promise<void>;
  /** Forgets the address; unknown addresses are no error. */
  unsubscribe(email: string): Promise<void>;
  /** A number that grows with every change that a visitor could see, also where time alone makes it. */
  getVersion(): Promise<number>;
  /** What has changed since a version; null stands for one that nobody knows. */
  getChanges(since: number | null): Promise<CatalogueChanges>;
}

export type CatalogueChanges = {
  /** The present one. */
  version: number;
  /** The tags of all responses that show something else by now; null where these may be any. */
  tags: string[] | null;
  /** When time alone changes something next, in epoch milliseconds; null where that is unknown or never. */
  dueAt: number | null;
};

export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
/** How many related brands or categories a page leads to. */
export const RELATED_LIMIT = 8;
/** Search totals are exact up to this number; from it on they read as at least so many, and the pages end there. */
export const MAX_SEARCH_TOTAL = 10_000;

/** Whether a total of a search only says that there are at least MAX_SEARCH_TOTAL matches. */
export function isCapped(total: number): boolean {
  return total >= MAX_SEARCH_TOTAL;
}
