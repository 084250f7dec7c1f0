import type { CatalogueSource, CatalogueStore, ImportLog } from '@/lib/catalogue';
import type { Settings } from '@/lib/config';
import { announceChanges } from '@/lib/discovery/indexnow';
import {
  createSecretMask,
  formatImportReport,
  formatRefusal,
  hideInError,
  ImportError,
  importIntoStore,
  isFeedAddress,
  prepareImport,
  recordUnprepared,
  runInTurn,
  writeMappingTodo,
  type ImportArguments,
  type ImportReport,
  type ImportTools,
  type PreparedImport,
} from '@/lib/feeds';
import { CommandError, USAGE_EXIT_CODE } from './command-error';
import { toCommandError } from './database-error';
import { requireDatabase } from './embedded-catalogue';
import { checkNotDatabase, checkTarget, isSameFile } from './output-file';
import { formatSiteStatus, waitForSite, type SiteWatch } from './wait-for-site';

type Named = [what: string, file: string | undefined];

/** What the command does outside of itself. */
export type ImportCommandTools = ImportTools & {
  openCatalogue: (
    settings: Settings,
  ) => Promise<{ source: CatalogueSource; store: CatalogueStore; imports: ImportLog }>;
  watch: SiteWatch;
  print: (line: string) => void;
};

/**
 * Imports a feed into the embedded catalogue, prints what became of its rows, and waits for the running site to show
 * it. Returns the exit code. Throws CommandError, with nothing changed, on a file, an address, an option or a database
 * that cannot be used. Of the feed's key and header it prints and throws nothing, whatever the host repeats.
 */
export async function runImport(
  args: ImportArguments,
  settings: Settings,
  tools: ImportCommandTools,
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
  tools: ImportCommandTools,
): Promise<number> {
  if (settings.apiBaseUrl !== undefined) {
    throw new CommandError(
      `API_BASE_URL is set, so the site shows the catalogue of ${settings.apiBaseUrl}: import there, or unset it.`,
    );
  }
  try {
    return await importIntoCatalogue(await prepare(args, settings, tools), settings, tools);
  } catch (error) {
    if (!(error instanceof ImportError)) throw toCommandError(error, settings.databaseUrl);
    throw new CommandError(error.message, error.isUsage ? USAGE_EXIT_CODE : undefined);
  }
}

/** What fails here leaves a row as well: a scheduled import whose mapping has gone must not go unseen. */
async function prepare(
  args: ImportArguments,
  settings: Settings,
  tools: ImportCommandTools,
): Promise<PreparedImport> {
  try {
    await checkImportPaths(args, settings);
    return await prepareImport(args, tools);
  } catch (error) {
    // Why it failed matters more than that this cannot be recorded, as where there is no database yet.
    await recordFailure(args, error, settings, tools).catch(() => undefined);
    throw error;
  }
}

async function recordFailure(
  args: ImportArguments,
  error: unknown,
  settings: Settings,
  tools: ImportCommandTools,
): Promise<void> {
  requireDatabase(settings);
  const { store, imports } = await tools.openCatalogue(settings);
  try {
    await store.migrate();
    await recordUnprepared(args, error, imports, tools);
  } finally {
    store.close();
  }
}

async function importIntoCatalogue(
  prepared: PreparedImport,
  settings: Settings,
  tools: ImportCommandTools,
): Promise<number> {
  const { source, store, imports } = await tools.openCatalogue(settings);
  try {
    await store.migrate();
    const report = await runInTurn(prepared, imports, tools, () => importIntoStore(prepared, store, tools));
    tools.print(formatImportReport(report));
    const { mappingTodoFile, file } = prepared.args;
    if (mappingTodoFile !== undefined) await writeMappingTodo(mappingTodoFile, report, tools);
    if (report.refusal !== null) {
      tools.printError(formatRefusal(file, report.refusal));
      return 1;
    }
    if (report.status === 'dry-run') tools.print('A dry run: nothing was changed.');
    else await followUp(report, settings, source, tools);
    return 0;
  } finally {
    store.close();
  }
}

/** What visitors see of it: waits for the site, and notifies search engines where IndexNow is set up. */
async function followUp(
  report: ImportReport,
  settings: Settings,
  source: CatalogueSource,
  { print, watch }: ImportCommandTools,
): Promise<void> {
  const { rows, mode, changedBrands: brands, changedArticles: articles } = report;
  if (rows === 0 && mode === 'delta')
    print('The feed has no rows: nothing has changed since the last import.');
  if (!hasChanges(report)) return;
  const status = await waitForSite(settings, await source.getVersion(), watch);
  print(formatSiteStatus(status, settings.siteUrl));
  const notice = await announceChanges({ brands, articles }, settings, { fetch: watch.fetch });
  if (notice !== null) print(notice);
}

function hasChanges({ offers, brands, records }: ImportReport): boolean {
  const { created, updated, retired } = offers;
  const changed = Object.values(records).map((counts) => counts.created + counts.updated);
  return changed.reduce((sum, count) => sum + count, created + updated + retired + brands.created) > 0;
}

/**
 * Throws CommandError, before anything is read, where a file that is to be written is one that is to be read or the
 * database, or cannot be written where it should be. What --map reads, --map-todo may add to.
 */
async function checkImportPaths(args: ImportArguments, settings: Settings): Promise<void> {
  for (const file of [args.reportFile, args.mappingTodoFile]) {
    if (file !== undefined) checkNotDatabase(file, settings);
  }
  const { mappingFile, columnsFile, reportFile, mappingTodoFile } = args;
  const feed: Named = ['the feed', isPath(args.file) ? args.file : undefined];
  const columns: Named = ['the file of --columns', columnsFile];
  const mapping: Named = ['the file of --map', mappingFile];
  await checkPath('--report', reportFile, [
    feed,
    mapping,
    columns,
    ['the file of --map-todo', mappingTodoFile],
  ]);
  await checkPath('--map-todo', mappingTodoFile, [feed, columns]);
}

async function checkPath(option: string, file: string | undefined, others: Named[]): Promise<void> {
  if (file === undefined) return;
  for (const [what, other] of others) {
    if (other === undefined || !isSameFile(file, other)) continue;
    throw new CommandError(`${option} ${file} is ${what}: name another file. Nothing was changed.`);
  }
  await checkTarget(file);
}

function isPath(file: string): boolean {
  return file !== '-' && !isFeedAddress(file);
}
