import { setTimeout as sleep } from 'node:timers/promises';
import { listAllCategories, RefusedError } from '@/lib/catalogue/rules';
import type { CatalogueSource, CatalogueStore } from '@/lib/catalogue';
import type { Settings } from '@/lib/config';
import {
  checkNames,
  checkPicture,
  describeSameSlugs,
  formatArticleReport,
  formatCount,
  formatProblem,
  getFileSlug,
  isSeenByReaders,
  parseArticleFile,
  saveArticleFiles,
  sortProblems,
  type ArticleFile,
  type Problem,
  type SavedFile,
} from '@/lib/content/articles';
import { announceChanges } from '@/lib/discovery/indexnow';
import { createCommand } from './support/command';
import { CommandError, UsageError } from './support/command-error';
import { toCommandError } from './support/database-error';
import { openCatalogue } from './support/embedded-catalogue';
import { loadSettings } from './support/load-settings';
import { readTextFile } from './support/read-text-file';
import { waitForSite, type SiteStatus, type SiteWatch } from './support/wait-for-site';

/** Each of `files` is a path, or "-" for standard input. */
type ArticleArguments = { files: string[]; isDryRun: boolean; formerSlug?: string };

export type ArticleTools = {
  readFile: (file: string) => Promise<string>;
  openCatalogue: (settings: Settings) => Promise<{ source: CatalogueSource; store: CatalogueStore }>;
  watch: SiteWatch;
  now: Date;
  print: (line: string) => void;
};

type NamedFile = ArticleFile & { name: string };

export const command = createCommand('article', 'Adds or updates articles from Markdown files.')
  .argument('<file.md...>', 'Markdown with front matter, or - for standard input', collectFiles)
  .option(
    '--was <slug>',
    'the slug that the article of the one file had so far: its address leads to the new one',
  )
  .option('--dry-run', 'says what would happen and changes nothing')
  .action(async (files, { dryRun = false, was }) => {
    if (was !== undefined && files.length > 1) throw new UsageError('--was is about one file.');
    process.exitCode = await runArticle({ files, isDryRun: dryRun, formerSlug: was }, loadSettings(), {
      readFile: readTextFile,
      openCatalogue,
      watch: { fetch, sleep, clock: () => performance.now() },
      now: new Date(),
      print: console.log,
    });
  });

function collectFiles(file: string, files: string[] = []): string[] {
  if (files.includes(file)) throw new UsageError(`"${file}" is named twice.`);
  return [...files, file];
}

/**
 * Adds or updates the articles of these files in the embedded catalogue, prints what became of them, and waits for the
 * running site to follow. Returns the exit code. Throws CommandError, with nothing changed, naming everything that is
 * wrong in the files.
 */
export async function runArticle(
  args: ArticleArguments,
  settings: Settings,
  tools: ArticleTools,
): Promise<number> {
  if (settings.apiBaseUrl !== undefined) {
    throw new CommandError(
      `API_BASE_URL is set, so the site shows the articles of ${settings.apiBaseUrl}: write there, or unset it.`,
    );
  }
  const files: NamedFile[] = [];
  for (const name of args.files) files.push(await readArticle(name, await tools.readFile(name)));
  try {
    return await saveInCatalogue(files, args, settings, tools);
  } catch (error) {
    if (error instanceof RefusedError) throw new CommandError(error.message);
    throw toCommandError(error, settings.databaseUrl);
  }
}

async function readArticle(name: string, text: string): Promise<NamedFile> {
  if (name === '-') return { name: 'standard input', ...(await parseArticleFile(null, text)) };
  return { name, ...(await parseArticleFile(getFileSlug(name), text)) };
}

async function saveInCatalogue(
  files: NamedFile[],
  { isDryRun, formerSlug }: ArticleArguments,
  settings: Settings,
  tools: ArticleTools,
): Promise<number> {
  const { source, store } = await tools.openCatalogue(settings);
  try {
    await store.migrate();
    const problems = await listProblems(files, source);
    const result = await saveArticleFiles(store, files, problems, { isDryRun, formerSlug });
    if (result.status === 'refused') throw new CommandError(formatProblems(files, result.problems));
    if (formerSlug !== undefined) {
      tools.print(`/blog/${formerSlug} leads to the article's new address from now on.`);
    }
    printReport(files, result.files, settings, tools);
    if (isDryRun) tools.print('A dry run: nothing was changed.');
    else await followUp(result.files, settings, source, tools);
    return 0;
  } finally {
    store.close();
  }
}

/** What readers see of it: waits for the site, and notifies search engines where IndexNow is set up. */
async function followUp(
  saved: SavedFile[],
  settings: Settings,
  source: CatalogueSource,
  tools: ArticleTools,
) {
  const seen = saved.filter((file) => isSeenByReaders(file, tools.now));
  if (seen.length === 0) return;
  const status = await waitForSite(settings, await source.getVersion(), tools.watch);
  tools.print(STATUS_LINES[status](settings.siteUrl));
  const articles = seen.map(({ article }) => article.slug);
  const notice = await announceChanges({ articles }, settings, { fetch: tools.watch.fetch });
  if (notice !== null) tools.print(notice);
}

async function listProblems(files: NamedFile[], source: CatalogueSource): Promise<Problem[][]> {
  const categorySlugs = (await listAllCategories(source)).map(({ slug }) => slug);
  const repeats = describeSameSlugs(files);
  const problems: Problem[][] = [];
  for (const [index, file] of files.entries()) {
    const names = await checkNames(file, { ...source, categorySlugs });
    problems.push([...file.problems, ...(repeats[index] ?? []), ...names]);
  }
  return problems;
}

function formatProblems(files: NamedFile[], problems: Problem[][]): string {
  const lines = files.flatMap(({ name }, index) =>
    sortProblems(problems[index] ?? []).map((problem) => formatProblem(name, problem)),
  );
  return [...lines, `${formatCount(lines.length, 'problem')}: nothing was changed.`].join('\n');
}

function printReport(
  files: NamedFile[],
  saved: SavedFile[],
  { siteUrl, imageHosts }: Settings,
  { now, print }: ArticleTools,
): void {
  for (const [index, file] of files.entries()) {
    const outcome = saved[index];
    if (outcome === undefined) throw new Error(`Nothing is known of what became of ${file.name}.`);
    print(formatArticleReport(file.name, outcome, { siteUrl, now }));
    for (const warning of checkPicture(file, imageHosts)) print(formatProblem(file.name, warning));
  }
}

/** "Shows it" would be wrong of an article that was unpublished. */
const STATUS_LINES: Record<SiteStatus, (siteUrl: string) => string> = {
  shown: (siteUrl) => `The running site at ${siteUrl} follows already.`,
  'not-yet': (siteUrl) => `The running site at ${siteUrl} does not follow yet; it does within five minutes.`,
  'other-catalogue': (siteUrl) =>
    `The running site at ${siteUrl} seems to read another catalogue, and does not follow: compare its DATABASE_URL and API_BASE_URL with those of this command.`,
  'not-running': (siteUrl) =>
    `No running site responded at ${siteUrl}; a site that runs elsewhere follows within five minutes.`,
};
