import type { NewOffer } from '@/lib/catalogue/writer';

/** A shop as a feed names it. */
export type FeedBrand = {
  externalId: string;
  /** Names to show, best first; a later one is taken when another shop has the address of an earlier one. */
  names: [string, ...string[]];
  /** The shop's own site, null where the feed does not tell. */
  siteUrl: string | null;
};

export type FeedOffer = Omit<NewOffer, 'source' | 'brandUniqueName'> & { brandExternalId: string };

/** A row that was left out. Rows count from 1, as they stand in the file. */
export type SkippedRow = { row: number; externalId: string | null; reason: string };

/** What every format is read into. Offers stand in the order of their arrival, oldest first. */
export type ParsedFeed = { brands: FeedBrand[]; offers: FeedOffer[]; skipped: SkippedRow[] };

export type FeedFormat = {
  /** Goes into the catalogue as the source of every row. */
  source: string;
  /** Reads a whole file; bad rows are skipped. Throws FeedError if the file is not of this format at all. */
  parse(text: string): ParsedFeed;
};

/** The whole file cannot be taken; the message says what was found where. */
export class FeedError extends Error {
  override name = 'FeedError';
}

/** One row cannot be taken; the message is the reason shown to the operator. */
export class RowError extends Error {
  override name = 'RowError';
}
