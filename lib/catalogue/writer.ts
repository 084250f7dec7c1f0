import type {
  AddressedRecord,
  AgreedCorrection,
  CorrectedItem,
  Correction,
  FieldValue,
  FoundItem,
  ItemKey,
  NewPicture,
} from './corrections';
import type { NewArticle, NewBrand, NewCategory, NewOffer, OfferKey, SavedArticle } from './new-items';

export type SaveOutcome = 'created' | 'updated' | 'unchanged';

/** What became of one offer; the id is the one that stands in its address. */
export type SavedOffer = { id: number; outcome: SaveOutcome };

/** A brand of the catalogue, as far as an importer has to know it. */
export type KnownBrand = {
  name: string;
  uniqueName: string;
  siteUrl: string | null;
  /** Those that know it by an id of theirs, whether it came from them or was linked. */
  sources: string[];
};

/**
 * All that save return one outcome a row, in order, and throw on a brand or category that does not exist; an old address
 * stands for the brand or category that it leads to. What is saved and listed here is what sources say: an operator's
 * corrections stay above it, whatever is saved.
 */
export interface CatalogueWriter {
  saveCategories(categories: NewCategory[]): Promise<SaveOutcome[]>;
  saveBrands(brands: NewBrand[]): Promise<SaveOutcome[]>;
  /** Newest last: the list order of offers follows the order in which they arrive. */
  saveOffers(offers: NewOffer[]): Promise<SavedOffer[]>;
  /** The offers of that source among the given external ids as they were last saved, retired ones too. */
  listOffersBySource(source: string, externalIds: string[]): Promise<NewOffer[]>;
  /** The source's offers among the given external ids that are not retired, in any order. */
  listActiveOffers(source: string, externalIds: string[]): Promise<Pick<OfferKey, 'id' | 'externalId'>[]>;
  /** How many offers of the source are not retired. */
  countActiveOffers(source: string): Promise<number>;
  /** Ids of the source's offers that are not retired, ascending, some thousands at a time. */
  listActiveOfferIds(source: string): AsyncIterable<number[]>;
  /** Takes offers out of lists, search and sitemaps; their addresses go on showing them as expired. Returns how many. */
  retireOffers(ids: number[]): Promise<number>;
  /**
   * Of the coupons of several sources with the same brand and code (whatever its case) shows the best one, and whatever
   * else its source has with that code, and holds the others back: only their addresses show them. Every write does so
   * at its end; this does it now and returns the pairs of the brands whose offers this write has changed.
   */
  hideDuplicates(): Promise<{ shownId: number; hiddenId: number }[]>;
  saveArticles(articles: NewArticle[]): Promise<SaveOutcome[]>;
  /** Unique names of brands by the ids that this source knows them by; an unknown id is left out. */
  findBrands(source: string, externalIds: string[]): Promise<Map<string, string>>;
  /** From now on this source means that brand by that id, whatever it meant before. Throws on a brand that does not exist. */
  linkBrand(source: string, externalId: string, uniqueName: string): Promise<void>;
  /** Brands among the given unique names. */
  listKnownBrands(uniqueNames: string[]): Promise<KnownBrand[]>;
  /** The brands among the given unique names as they were last saved. */
  listBrands(uniqueNames: string[]): Promise<NewBrand[]>;
  listCategories(): Promise<NewCategory[]>;
  /** What an import noted for its next run ("since when"), or null. */
  getFeedNote(key: string): Promise<string | null>;
  setFeedNote(key: string, value: string): Promise<void>;
  /** Those of the given unique names that are taken, by brands or as old addresses of some. */
  listTakenBrandNames(uniqueNames: string[]): Promise<Set<string>>;
  /** The article of that slug, published or not, or null. */
  findArticle(slug: string): Promise<SavedArticle | null>;
  /**
   * Takes out whatever came from a source: its offers, its brands that no other source uses, and those of the given
   * articles that still have the given text. Call it first in a transaction. Returns how many of each.
   */
  removeSource(
    source: string,
    articles: Pick<NewArticle, 'slug' | 'content'>[],
  ): Promise<{ brands: number; offers: number; articles: number }>;
  /** The present addresses of records by their old ones: by those among the given, or by all that there are. */
  listMoved(record: AddressedRecord, addresses?: string[]): Promise<Map<string, string>>;
  /** The item that a person names: by its id, by its address, or by source and external id; null where there is none. */
  findItem(record: CorrectedItem['record'], key: ItemKey): Promise<FoundItem | null>;
  /** Corrects fields of an item, and ends corrections of others. Throws on an item that does not exist. */
  correct(item: CorrectedItem, set: Readonly<Record<string, FieldValue>>, clear: string[]): Promise<void>;
  /** The corrections of an item, by field. */
  listCorrections(item: CorrectedItem): Promise<Correction[]>;
  /** Of the items that this write has saved, the corrections that their sources say themselves now. */
  listAgreedCorrections(): Promise<AgreedCorrection[]>;
  /** Gives a brand, a category or an article another address; the old one leads there. Throws where it is taken. */
  rename(record: AddressedRecord, from: string, to: string): Promise<void>;
  /** Old addresses lead to a record from now on, but for those that another one has as its own. */
  leadTo(record: AddressedRecord, oldAddresses: string[], address: string): Promise<void>;
  /** Moves all that a brand has to another one, now and in every later import; its address leads there. */
  mergeBrand(uniqueName: string, into: string): Promise<{ offers: number }>;
  /** Takes a category out; what is in it goes to another one, and its address leads there. */
  removeCategory(slug: string, to: string): Promise<{ offers: number; brands: number }>;
  /** Stores a picture; the site serves it at the address that this returns. */
  savePicture(picture: NewPicture): Promise<string>;
  /** Puts these categories first, in this order; the others follow in theirs. */
  orderCategories(slugs: string[]): Promise<void>;
  /** The offers among the given ids, in any order; also those that are held back or retired. */
  listOfferKeys(ids: number[]): Promise<OfferKey[]>;
}

/** The embedded catalogue seen by commands: prepared, filled and closed. */
/** The schema of a database beside that of this code. */
export type SchemaState = 'current' | 'earlier' | 'later';

export interface CatalogueStore {
  /** Applies the checked-in migrations that are missing. Throws where a later version of the site has applied its own. */
  migrate(): Promise<void>;
  isEmpty(): Promise<boolean>;
  compareSchema(): Promise<SchemaState>;
  /**
   * Runs `work` in one transaction: all of it is saved, or, if it throws, nothing. Waits 15 seconds, or `waitMs`, for
   * another writer. Where `feedBytes` says that it is much for this catalogue, and while it is the turn of an import,
   * `work` runs without the lock, on a copy, and a second time under the lock where the catalogue was changed meanwhile.
   */
  write<T>(
    work: (writer: CatalogueWriter) => Promise<T>,
    options?: { waitMs?: number; feedBytes?: number },
  ): Promise<T>;
  close(): void;
}

/** A change that the catalogue cannot take; the message says to an operator why, and what to do. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}
