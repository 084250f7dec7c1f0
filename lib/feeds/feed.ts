import type { NewArticle, NewBrand, NewCategory } from '@/lib/catalogue/writer';

/** A feed's bytes as they come, decompressed. */
export type FeedContent = AsyncIterable<Uint8Array>;

/** A shop as a feed names it. */
export type ToldBrand = {
  externalId: string;
  /** Names to show, best first; a later one is taken when another shop has the address of an earlier one. */
  names: string[];
  /** The end of its address, where the file comes from a catalogue and knows it. */
  uniqueName?: string;
  siteUrl?: string;
  logo?: string;
  /**
   * Ids that all lists of a network know it by, whatever source each is kept under: "impact campaign 31". The first is its
   * very own; further ones it may share with other shops.
   */
  sharedIds?: string[];
  /** The row tells an id alone, which stands for its name: it must be known by that, no new brand is made. */
  mustBeKnown?: boolean;
};

/**
 * What a row of a feed says of one offer, in the feed's own words: the engine cleans texts, links, codes and dates, and
 * maps brands and categories. A field left out was not told: a new offer goes without it, a known one keeps its own
 * if the row tells only a part.
 */
export type ToldOffer = {
  record: 'offer';
  externalId: string;
  /**
   * Only in the export of a catalogue, which speaks for several sources; else the format's. Such a row was cleaned when
   * it first came in: its texts and dates are taken as they stand, and rows stand oldest first.
   */
  source?: string;
  /** 'part': what is not told stays as it is. 'retired': the offer is gone, nothing else need be told. */
  change: 'whole' | 'part' | 'retired';
  brand?: ToldBrand;
  /** Where it is not told, an offer with a code is a coupon and one without a deal. */
  kind?: 'coupon' | 'deal';
  title?: string;
  description?: string;
  terms?: string;
  code?: string;
  /** In the feed's words ("20% OFF"); where it is not told it is read from the title. */
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

/** Rows of an exported catalogue, which also holds what no affiliate feed tells. */
export type ToldRow =
  | ToldOffer
  | { record: 'category'; category: NewCategory }
  | { record: 'brand'; brand: NewBrand }
  | { record: 'article'; article: NewArticle };

/** What the operator adds to a file that does not say everything by itself. */
export type FeedOptions = {
  /** Unique name of the brand that all offers of the file belong to. */
  brand?: string;
  /** The source to keep the offers under, for formats without one of their own. */
  source?: string;
  /** Which column of the file holds which field. */
  columns?: Readonly<Record<string, string>>;
};

export type FeedFormat = {
  /** Goes into the catalogue as the source of every row that names none. */
  source: string;
  /** What a row's absence means: in a snapshot that the offer is gone, in a delta nothing. */
  mode: 'snapshot' | 'delta';
  /** What the files are called where one account has several: a file without any of a source's offers is another one. */
  lists?: readonly string[];
  /** The rows of a file, one at a time. Throws FeedError if it is not of this format, or says that it failed. */
  read(content: FeedContent): AsyncIterable<unknown>;
  /** The id of a row, also of one that is otherwise broken; null where it has none. */
  readId(row: unknown): string | null;
  /** Throws RowError with the reason if the row cannot be taken. */
  mapRow(row: unknown): ToldRow;
};

/** A row that was left out. Rows count from 1, as they stand in the file. */
export type SkippedRow = { row: number; externalId: string | null; reason: string };

/** The whole file cannot be taken; the message says what was found where. */
export class FeedError extends Error {
  override name = 'FeedError';
}

/** The operator's options cannot be followed; the message says which, and what to do. */
export class OptionsError extends Error {
  override name = 'OptionsError';
}

/** One row cannot be taken; the message is the reason shown to the operator. */
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
