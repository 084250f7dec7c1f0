import type { CatalogueStore, CatalogueWriter } from '@/lib/catalogue';
import { addDefaultCategories, IdSet } from '@/lib/catalogue/rules';
import { OptionsError, type FeedContent, type FeedFormat } from '../feed';
import { NO_MAPPING, trackMapping, type MappingKeys } from '../mapping/feed-mapping';
import { BrandDetails } from './brand-details';
import { BrandResolver } from './brand-resolver';
import { createCategoryResolver } from './category-resolver';
import type { ImportReport, RowReport } from './import-report';
import { countActiveOffers, pickSource, type ImportOptions, type ImportRun } from './import-run';
import { ImportStats } from './import-stats';
import { KeySet, toPresentBrand, toPresentMapping } from './key-set';
import { createWindowReader, type LeftOut, type WindowReader } from './read-windows';
import { findEmptyRefusal, retireMissing } from './retire-missing';
import { saveWindow } from './save-window';

const MAX_EXAMPLES = 10;
const NO_KEYS: MappingKeys = { brands: [], categories: [], brandCategories: [] };

export type ImportHooks = {
  /** Its work begins: for a second time where another command has changed the catalogue meanwhile. */
  onStart?: () => void | Promise<void>;
  /** What became of the next rows; awaited. */
  onRows?: (rows: RowReport[]) => Promise<void>;
  /** Rows that are read, sorted and saved at a time. */
  windowRows?: number;
  /** Reads the feed; in the thread of the import by default. */
  readWindows?: WindowReader;
};

/**
 * Reads a feed as a stream and puts it into the catalogue in one transaction; returns what became of its rows. Brands and
 * offers are known by source and external id. A dry run does the same work and rolls it back, and so does an import
 * that a guard refuses (docs/feeds.md §2.2). Throws FeedError on a file that cannot be read, OptionsError on options that
 * cannot be followed; if anything throws, nothing was changed.
 */
export async function importFeed(
  store: CatalogueStore,
  format: FeedFormat,
  content: FeedContent,
  options: ImportOptions,
  hooks: ImportHooks = {},
): Promise<ImportReport> {
  try {
    return await store.write(
      async (writer) => {
        await hooks.onStart?.();
        const run = await createRun(writer, format, options);
        const report = await saveFeed(run, content, hooks);
        if (report.status !== 'imported') throw new RolledBack(report);
        return report;
      },
      { waitMs: options.waitMs, feedBytes: options.feedBytes },
    );
  } catch (error) {
    if (error instanceof RolledBack) return error.report;
    throw error;
  }
}

/** Thrown at the end of a dry or refused run, so that the transaction is rolled back. */
class RolledBack extends Error {
  constructor(readonly report: ImportReport) {
    super('The import is rolled back.');
  }
}

async function createRun(
  writer: CatalogueWriter,
  format: FeedFormat,
  given: ImportOptions,
): Promise<ImportRun> {
  const mapping = trackMapping(await toPresentMapping(writer, given.mapping ?? NO_MAPPING));
  const source = pickSource(format, given);
  const options = { ...given, mapping, brand: await toPresentBrand(writer, given.brand) };
  const stats = new ImportStats();
  await checkBrandOptions(writer, options);
  // What a mapping names must be there.
  if (given.addsDefaultCategories && given.mapping !== undefined) await addDefaultCategories(writer);
  const categories = await createCategoryResolver(writer, source, mapping, stats);
  const details = new BrandDetails(writer, mapping, categories, stats);
  if (options.brand !== undefined) await details.review([{ uniqueName: options.brand }]);
  return {
    writer,
    format,
    source,
    mode: options.mode ?? format.mode,
    options,
    stats,
    mapping,
    brands: new BrandResolver(writer, mapping.brands, stats, details),
    details,
    categories,
    skippedKeys: new KeySet(),
    savedIds: new IdSet(),
    activeBefore: new Map(),
    tombstones: new Map(),
  };
}

async function saveFeed(run: ImportRun, content: FeedContent, hooks: ImportHooks): Promise<ImportReport> {
  const { source, options, stats, writer } = run;
  const { windowRows, readWindows = createWindowReader(run.format) } = hooks;
  const request = {
    ...{ source, hasBrand: options.brand !== undefined, now: options.now },
    ...{ windowRows, allowsPart: run.mode === 'delta' },
  };
  await countActiveOffers(run, source);
  for await (const { window, rows, leftOut } of readWindows(content, request)) {
    stats.rows += rows;
    skipRows(run, leftOut);
    stats.countParts(window);
    if (options.addsDefaultCategories && window.categories.length === 0) {
      for (const category of await addDefaultCategories(writer)) run.categories.add(category);
    }
    await saveWindow(run, window);
    await passReports(stats, hooks);
  }
  const refusal = findEmptyRefusal(run) ?? (await retireMissing(run));
  await passReports(stats, hooks);
  const pairs = refusal === null ? await writer.hideDuplicates() : [];
  if (options.note !== undefined && stats.usableRows > 0) {
    await writer.setFeedNote(options.note.key, options.note.value);
  }
  return {
    status: refusal !== null ? 'refused' : options.isDryRun === true ? 'dry-run' : 'imported',
    refusal,
    ...{ source, mode: run.mode, rows: stats.rows, gone: stats.gone },
    ...{ offers: stats.offers, brands: stats.brands, records: stats.records, skipped: stats.skipped },
    changedBrands: [...stats.changedBrands],
    changedArticles: [...stats.changedArticles],
    warnings: stats.listWarnings(),
    unmapped: stats.listUnmapped(),
    withoutCategories: await run.details.listWithoutCategories(),
    renamedShops: stats.renamedShops,
    unusedMapping: listUnusedMapping(run),
    agreedCorrections: await writer.listAgreedCorrections(),
    duplicates: { count: pairs.length, examples: await listDuplicateExamples(writer, pairs) },
  };
}

/** A delta holds only a part of what the mapping is for, so what it does not use means nothing. */
function listUnusedMapping({ mode, stats, mapping }: ImportRun): MappingKeys {
  if (mode === 'delta' || stats.usableRows === 0) return NO_KEYS;
  return mapping.listUnused();
}

/** Takes the reports also without a hook, or all of them would stay in memory to the end. */
async function passReports(stats: ImportStats, { onRows }: ImportHooks): Promise<void> {
  const reports = stats.takeReports();
  await onRows?.(reports);
}

function skipRows({ stats, skippedKeys }: ImportRun, leftOut: LeftOut[]): void {
  for (const { skipped, keys: ownKeys } of leftOut) {
    stats.skip(skipped);
    for (const key of ownKeys) skippedKeys.add(key, skipped.row);
  }
}

/** Throws OptionsError, naming it, on a brand of the options or of the mapping that the catalogue does not have. */
async function checkBrandOptions(
  writer: CatalogueWriter,
  { brand, mapping }: Pick<ImportOptions, 'brand' | 'mapping'>,
): Promise<void> {
  const targets = [...(mapping?.brands ?? [])];
  const names = [...new Set([...targets.map(([, uniqueName]) => uniqueName), ...(brand ? [brand] : [])])];
  const known = new Set((await writer.listKnownBrands(names)).map(({ uniqueName }) => uniqueName));
  const hint = 'the unique name is the last part of the address of its page';
  if (brand !== undefined && !known.has(brand)) {
    throw new OptionsError(`There is no brand "${brand}": ${hint}.`);
  }
  const wrong = targets.find(([, uniqueName]) => !known.has(uniqueName));
  if (wrong !== undefined) {
    throw new OptionsError(
      `The mapping's brands."${wrong[0]}" says "${wrong[1]}", and there is no such brand: ${hint}.`,
    );
  }
}

type Pair = Awaited<ReturnType<CatalogueWriter['hideDuplicates']>>[number];

/** The first pairs of offers with the same brand and code, by source and external id. */
async function listDuplicateExamples(
  writer: CatalogueWriter,
  pairs: Pair[],
): Promise<ImportReport['duplicates']['examples']> {
  const first = pairs.slice(0, MAX_EXAMPLES);
  if (first.length === 0) return [];
  const keys = await writer.listOfferKeys(first.flatMap(({ shownId, hiddenId }) => [shownId, hiddenId]));
  const byId = new Map(keys.map((key) => [key.id, key]));
  return first.flatMap(({ shownId, hiddenId }) => {
    const shown = byId.get(shownId);
    const hidden = byId.get(hiddenId);
    return shown && hidden ? [{ shown, hidden }] : [];
  });
}
