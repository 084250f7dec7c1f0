import type { BrandPart, CategoryPart, NewArticle, NewBrand, NewCategory, NewPicture } from '@/lib/catalogue';

/** Ids of offers and shops are not longer, in characters. */
export const MAX_ID_LENGTH = 200;

/** A feed's bytes in chunks, decompressed. */
export type FeedContent = AsyncIterable<Uint8Array>;

/** A shop as a feed names it, before it is cleaned. */
export type RawShop = {
  externalId: string;
  /** Names to show, best first; a later one is used where another shop has the unique name of an earlier one. */
  names: string[];
  /** The last part of its address; only in the export of a catalogue. */
  uniqueName?: string;
  siteUrl?: string;
  /** The page of an offer, where its site is unknown: a brand of its name with a site on that host is the shop. */
  pageUrl?: string;
  logo?: string;
  /** The sector that its network has it in, as names or slugs of categories: those of a brand that has none. */
  categories?: string[];
  /**
   * Ids that all lists of a network know it by, whatever source each is kept under: "impact campaign 31". The first
   * belongs to it alone; other shops may have the further ones, too.
   */
  sharedIds?: string[];
  /** The row has only an id, which stands for its name: the shop must be known by it, no new brand is created. */
  mustBeKnown?: boolean;
};

/**
 * One offer as a row of a feed describes it, in the feed's own words: the engine cleans texts, links, codes and dates,
 * and maps brands and categories. A new offer goes without a field that is left out; a known one keeps its own where the
 * row is partial.
 */
export type RawOffer = {
  record: 'offer';
  externalId: string;
  /**
   * Only in the export of a catalogue, which holds several sources; else the format's. Such a row was cleaned when it was
   * first imported: its texts and dates are taken literally, and rows are ordered oldest first.
   */
  source?: string;
  /** 'part': a missing field stays as it is. 'retired': the offer has ended, and no other field is needed. */
  change: 'whole' | 'part' | 'retired';
  brand?: RawShop;
  /** Where it is missing, an offer with a code is a coupon and one without a deal. */
  kind?: 'coupon' | 'deal';
  title?: string;
  description?: string;
  terms?: string;
  code?: string;
  /** In the feed's words ("20% OFF"); where it is missing it is read from the title. */
  discount?: string;
  image?: string;
  /** The page of the offer at the shop. */
  originUrl?: string;
  trackingUrl?: string;
  /** Without any link it leads to the site of its shop, if the catalogue knows that. */
  mayLackLink?: boolean;
  siteUrl?: string;
  /** "2026-11-30", ISO 8601 with or without a zone (UTC then), or one of the words for none. */
  startDate?: string;
  endDate?: string;
  verifiedAt?: string;
  /** When it joined the feed: newer ones are listed first. */
  addedAt?: string;
  /** Names or slugs, as the feed has them. */
  categories?: string[];
  /** Country codes; none means everywhere. */
  regions?: string[];
  exclusive?: boolean;
  isFeatured?: boolean;
};

/** A row of a feed. Only an exported catalogue, and corrections of one, have other records than offers. */
export type RawRow =
  | RawOffer
  | { record: 'category'; isPart?: false; category: NewCategory; oldAddresses?: string[] }
  | { record: 'category'; isPart: true; category: CategoryPart }
  | { record: 'brand'; isPart?: false; brand: NewBrand; oldAddresses?: string[]; logo?: RawPicture }
  | { record: 'brand'; isPart: true; brand: BrandPart }
  | { record: 'article'; article: NewArticle; oldAddresses?: string[] };

/** A picture that the catalogue itself is to store, in Base64. */
export type RawPicture = { type: NewPicture['type']; base64: string };

/** What the operator adds to a file that does not hold everything. */
export type FeedOptions = {
  /** Unique name of the brand that all offers of the file belong to. */
  brand?: string;
  /** The source to keep the offers under, for formats without one of their own. */
  source?: string;
  /** Which column of the file holds which field. */
  columns?: Readonly<Record<string, string>>;
};

export type FeedFormat = {
  /** The source of every row that names none. */
  source: string;
  /** What a missing offer means: in a snapshot that it has ended, in a delta nothing. */
  mode: 'snapshot' | 'delta';
  /** Names of the files where one account has several: a file without any of a source's offers is another one. */
  lists?: readonly string[];
  /** The rows of a file, one at a time. Throws FeedError if it is not of this format, or reports a failure. */
  read(content: FeedContent): AsyncIterable<unknown>;
  /** The id of a row, also of one that is otherwise broken; null where it has none. */
  readId(row: unknown): string | null;
  /** Throws RowError with the reason if the row cannot be imported. */
  mapRow(row: unknown): RawRow;
};

/** A row that was left out. Rows count from 1, in the order of the file. */
export type SkippedRow = { row: number; externalId: string | null; reason: string };

/** The whole file cannot be imported; the message says what was found where. */
export class FeedError extends Error {
  override name = 'FeedError';
}

/** An option of the operator is wrong; the message says which, and what to do. */
export class OptionsError extends Error {
  override name = 'OptionsError';
}

/** One row cannot be imported; the message is the reason shown to the operator. */
export class RowError extends Error {
  override name = 'RowError';
}

/** The import cannot run, and nothing was changed; the message says what was wrong, where, and what to do. */
export class ImportError extends Error {
  override name = 'ImportError';

  constructor(
    message: string,
    /** Whether options contradict each other or the feed's address: a call that makes no sense. */
    readonly isUsage = false,
  ) {
    super(message);
  }
}
