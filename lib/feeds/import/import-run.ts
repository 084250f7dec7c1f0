import type { IdSet } from '@/lib/catalogue/rules';
import type { CatalogueWriter } from '@/lib/catalogue';
import type { FeedFormat } from '../feed';
import type { FeedMapping, TrackedMapping } from '../mapping/feed-mapping';
import type { BrandDetails } from './brand-details';
import type { BrandResolver } from './brand-resolver';
import type { CategoryResolver } from './category-resolver';
import type { ImportStats } from './import-stats';
import type { KeySet } from './key-set';

export type ImportMode = FeedFormat['mode'];

/** How a file is to be imported; all but `now` has a default. */
export type ImportOptions = {
  now: Date;
  /** The format's own unless given. */
  mode?: ImportMode;
  /** Does all the work and rolls it back. */
  isDryRun?: boolean;
  /** Accepts a snapshot without a usable row: every offer is retired. */
  allowsEmpty?: boolean;
  /** A larger share of a source's active offers is not retired at once; 30 unless given. */
  maxRetirePercent?: number;
  mapping?: FeedMapping;
  /** The source to keep the offers under, instead of the format's. */
  source?: string;
  /** Unique name of the brand that all offers of the file belong to. */
  brand?: string;
  /** How long to wait for another writer. */
  waitMs?: number;
  /** The size of a large file: the write lock is held only while it is saved, and its content may be read twice. */
  feedBytes?: number;
  /** Gives a catalogue without categories the default ones, unless the file brings its own, as an export does. */
  addsDefaultCategories?: boolean;
  /** Saved with the import if at least one row was usable. */
  note?: { key: string; value: string };
};

/** What one import knows while it runs. */
export type ImportRun = {
  writer: CatalogueWriter;
  format: FeedFormat;
  source: string;
  mode: ImportMode;
  options: ImportOptions;
  stats: ImportStats;
  mapping: TrackedMapping;
  brands: BrandResolver;
  details: BrandDetails;
  categories: CategoryResolver;
  /** Offers whose row was skipped: they are in the file all the same, so a snapshot does not retire them. */
  skippedKeys: KeySet;
  /** Offers that the file has, by their ids. */
  savedIds: IdSet;
  /** How many active offers each source had when its first row came. */
  activeBefore: Map<string, number>;
  /** External ids that tombstones name, by source, with their rows. */
  tombstones: Map<string, Map<string, number>>;
};

/**
 * The source that offers are kept under: the operator's, else the format's. A file of one shop has a source of its own,
 * so that its snapshot does not retire the offers of another shop's file of the same format.
 */
export function pickSource(
  format: Pick<FeedFormat, 'source'>,
  { source, brand }: Pick<ImportOptions, 'source' | 'brand'>,
): string {
  if (source !== undefined) return source;
  const isOwn = brand === undefined || format.source.endsWith(`-${brand}`);
  return isOwn ? format.source : `${format.source}-${brand}`;
}

/** Counts the active offers of a source before the first of its rows is saved. */
export async function countActiveOffers(run: ImportRun, source: string): Promise<void> {
  if (run.activeBefore.has(source)) return;
  run.activeBefore.set(source, await run.writer.countActiveOffers(source));
}
