import type { CatalogueSource } from '@/lib/catalogue/source';
import type { CatalogueStore } from '@/lib/catalogue/writer';
import type { Settings } from '@/lib/config';
import { FeedError, formatImportReport, importFeed, type FeedFormat, type ParsedFeed } from '@/lib/feeds';
import { announceChanges } from '@/lib/indexnow/announce-changes';
import { CommandError } from './command-error';
import type { ImportArguments } from './import-arguments';
import { toCommandError } from './prepare';
import { formatSiteAnswer, waitForSite, type SiteWatch } from './wait-for-site';

export type ImportTools = {
  readFile: (file: string) => Promise<string>;
  openCatalogue: (settings: Settings) => Promise<{ source: CatalogueSource; store: CatalogueStore }>;
  watch: SiteWatch;
  print: (line: string) => void;
};

/**
 * Imports a feed file into the embedded catalogue, prints what became of its rows, and waits for the running site to
 * show it. Answers the exit code. Throws CommandError, with nothing changed, on a file or database that cannot be used.
 */
export async function runImport(
  args: ImportArguments,
  settings: Settings,
  tools: ImportTools,
): Promise<number> {
  if (settings.apiBaseUrl !== undefined) {
    throw new CommandError(
      `API_BASE_URL is set, so the site shows the catalogue of ${settings.apiBaseUrl}: import there, or unset it.`,
    );
  }
  const feed = parseFeed(args.format, args.file, await tools.readFile(args.file));
  try {
    return await importIntoCatalogue(feed, args, settings, tools);
  } catch (error) {
    throw toCommandError(error, settings.databaseUrl);
  }
}

function parseFeed(format: FeedFormat, file: string, content: string): ParsedFeed {
  try {
    const feed = format.parse(content);
    if (feed.offers.length + feed.skipped.length === 0) throw new FeedError('It has no offers.');
    return feed;
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    const name = file === '-' ? 'Standard input' : file;
    throw new CommandError(
      `${name} is no usable ${format.source} feed. ${error.message} Nothing was changed.`,
    );
  }
}

async function importIntoCatalogue(
  feed: ParsedFeed,
  { format, isDryRun }: ImportArguments,
  settings: Settings,
  { openCatalogue, watch, print }: ImportTools,
): Promise<number> {
  const { source, store } = await openCatalogue(settings);
  try {
    await store.migrate();
    const report = await importFeed(store, format.source, feed, { isDryRun });
    print(formatImportReport(report));
    if (isDryRun) {
      print('A dry run: nothing was changed.');
    } else if (report.offers.created + report.offers.updated + report.brands.created > 0) {
      const answer = await waitForSite(settings.siteUrl, await source.getVersion(), watch);
      print(formatSiteAnswer(answer, settings.siteUrl));
      const told = await announceChanges({ brands: report.changedBrands }, settings, { fetch: watch.fetch });
      if (told !== null) print(told);
    }
    return feed.offers.length > 0 ? 0 : 1;
  } finally {
    store.close();
  }
}
