import type { CatalogueSource } from '@/lib/catalogue/source';
import type { Settings } from '@/lib/config';
import {
  FeedError,
  formatForTerminal,
  formatImportReport,
  OptionsError,
  type ImportReport,
} from '@/lib/feeds';
import { announceChanges } from '@/lib/discovery/indexnow';
import { CommandError } from './command-error';
import { createSecretMask, hideInError } from './hide-secrets';
import type { ImportArguments } from './import-arguments';
import { importIntoStore } from './import-into-store';
import { writeMappingTodo } from './import-mapping';
import { nameFeed } from './import-open-feed';
import { prepareImport, type PreparedImport } from './import-prepare';
import { toCommandError } from './prepare';
import type { ImportTools } from './import-tools';
import { formatSiteAnswer, waitForSite } from './wait-for-site';

/** Longer than any message that we write ourselves. */
const MAX_MESSAGE_CHARACTERS = 2_000;

/**
 * Imports a feed into the embedded catalogue, prints what became of its rows, and waits for the running site to show
 * it. Answers the exit code. Throws CommandError, with nothing changed, on a file, an address, an option or a database
 * that cannot be used. Of the feed's key and header it prints and throws nothing, whatever the host repeats.
 */
export async function runImport(
  args: ImportArguments,
  settings: Settings,
  tools: ImportTools,
): Promise<number> {
  const hide = createSecretMask(tools.secrets);
  const print = (line: string) => tools.print(hide(line));
  const printError = (line: string) => tools.printError(hide(line));
  try {
    return await runWithSecrets(args, settings, { ...tools, print, printError });
  } catch (error) {
    throw hideInError(error, hide);
  }
}

async function runWithSecrets(
  args: ImportArguments,
  settings: Settings,
  tools: ImportTools,
): Promise<number> {
  if (settings.apiBaseUrl !== undefined) {
    throw new CommandError(
      `API_BASE_URL is set, so the site shows the catalogue of ${settings.apiBaseUrl}: import there, or unset it.`,
    );
  }
  const prepared = await prepareImport(args, settings, tools);
  try {
    return await importIntoCatalogue(prepared, settings, tools);
  } catch (error) {
    throw explain(error, args, settings);
  }
}

async function importIntoCatalogue(
  prepared: PreparedImport,
  settings: Settings,
  tools: ImportTools,
): Promise<number> {
  const { source, store } = await tools.openCatalogue(settings);
  try {
    await store.migrate();
    const report = await importIntoStore(prepared, store, tools);
    tools.print(formatImportReport(report));
    const { mappingTodoFile, file } = prepared.args;
    if (mappingTodoFile !== undefined) await writeMappingTodo(mappingTodoFile, report);
    if (report.refusal !== null) {
      tools.printError(
        `${nameFeed(file)} was refused. ${formatMessage(report.refusal)} Nothing was changed.`,
      );
      return 1;
    }
    if (report.status === 'dry-run') tools.print('A dry run: nothing was changed.');
    else await followUp(report, settings, source, tools);
    return 0;
  } finally {
    store.close();
  }
}

/** What visitors see of it: the site, and search engines where they are to be told. */
async function followUp(
  report: ImportReport,
  settings: Settings,
  source: CatalogueSource,
  { print, watch }: ImportTools,
): Promise<void> {
  const { rows, mode, changedBrands: brands, changedArticles: articles } = report;
  if (rows === 0 && mode === 'delta')
    print('The feed has no rows: nothing has changed since the last import.');
  if (!hasChanges(report)) return;
  const answer = await waitForSite(settings, await source.getVersion(), watch);
  print(formatSiteAnswer(answer, settings.siteUrl));
  const told = await announceChanges({ brands, articles }, settings, { fetch: watch.fetch });
  if (told !== null) print(told);
}

function hasChanges({ offers, brands, records }: ImportReport): boolean {
  const { created, updated, retired } = offers;
  const changed = Object.values(records).map((counts) => counts.created + counts.updated);
  return changed.reduce((sum, count) => sum + count, created + updated + retired + brands.created) > 0;
}

function explain(error: unknown, { file, formatName }: ImportArguments, settings: Settings): unknown {
  if (error instanceof OptionsError) return new CommandError(`${error.message} Nothing was changed.`);
  if (error instanceof FeedError) {
    return new CommandError(
      `${nameFeed(file)} is no usable ${formatName} feed. ${formatMessage(error.message)} Nothing was changed.`,
    );
  }
  return toCommandError(error, settings.databaseUrl);
}

/** A message that may quote the feed. */
function formatMessage(message: string): string {
  return formatForTerminal(message, MAX_MESSAGE_CHARACTERS);
}
