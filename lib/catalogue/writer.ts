/** What the importers and the demo put into an embedded catalogue. Rows are known by (source, externalId). */

type Sourced = { source: string; externalId: string };

export type NewCategory = { name: string; slug: string; icon: string };

export type NewBrand = Sourced & {
  name: string;
  /** The slug of its address; must be unique over the whole catalogue. */
  uniqueName: string;
  logo: string | null;
  description: string;
  isFeatured: boolean;
  trackingUrl: string | null;
  originUrl: string | null;
  siteUrl: string | null;
  categorySlugs: string[];
};

export type NewOffer = Sourced & {
  kind: 'coupon' | 'deal';
  brandUniqueName: string;
  /** Its own categories where the source gives any; empty means those of its brand. */
  categorySlugs: string[];
  /** A coupon's name or a deal's title. */
  title: string;
  description: string;
  terms: string | null;
  code: string | null;
  discount: string | null;
  img: string | null;
  siteUrl: string | null;
  trackingUrl: string | null;
  originUrl: string | null;
  startDate: string | null;
  endDate: string | null;
  verifiedAt: string | null;
  regions: string[];
  exclusive: boolean;
  isFeatured: boolean;
};

export type NewArticle = {
  slug: string;
  title: string;
  description: string;
  content: string;
  featuredImage: string | null;
  featured: boolean;
  /** Null keeps the article a draft. */
  publishedAt: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  categorySlug: string | null;
  brandUniqueName: string | null;
  coupons: Sourced[];
  deals: Sourced[];
};

/** An article as it lies in the catalogue, with its offers by the ids that stand in their addresses. */
export type SavedArticle = Omit<NewArticle, 'coupons' | 'deals'> & { couponIds: number[]; dealIds: number[] };

/** How an offer of the catalogue is known by its id, and by its source. */
export type OfferKey = Sourced & Pick<NewOffer, 'kind'> & { id: number };

export type SaveOutcome = 'created' | 'updated' | 'unchanged';

/** All calls answer one outcome a row, in order, and throw on a brand or category that does not exist. */
export interface CatalogueWriter {
  saveCategories(categories: NewCategory[]): Promise<SaveOutcome[]>;
  saveBrands(brands: NewBrand[]): Promise<SaveOutcome[]>;
  /** Newest last: the list order of offers follows the order in which they arrive. */
  saveOffers(offers: NewOffer[]): Promise<SaveOutcome[]>;
  saveArticles(articles: NewArticle[]): Promise<SaveOutcome[]>;
  /** The unique name of the brand that this source knows by that id, or null. */
  findBrand(source: string, externalId: string): Promise<string | null>;
  /** Those of the given unique names that are taken. */
  listTakenBrandNames(uniqueNames: string[]): Promise<Set<string>>;
  /** The article of that slug, published or not, or null. */
  findArticle(slug: string): Promise<SavedArticle | null>;
  /** The offers among the given ids, in any order; also those that are held back or retired. */
  listOfferKeys(ids: number[]): Promise<OfferKey[]>;
}

/** The embedded catalogue seen by commands: prepared, filled and closed. */
export interface CatalogueStore {
  /** Applies the checked-in migrations that are missing. */
  migrate(): Promise<void>;
  isEmpty(): Promise<boolean>;
  /** Runs `work` in one transaction: all of it is saved, or, if it throws, nothing. */
  write<T>(work: (writer: CatalogueWriter) => Promise<T>): Promise<T>;
  close(): void;
}
