import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { renderArt } from '@/lib/art/drawings';
import { getDatabaseFile } from '@/lib/catalogue/database/backup';
import { findOffer, listAllCategories } from '@/lib/catalogue/rules';
import type { CatalogueSource } from '@/lib/catalogue';
import type { Settings } from '@/lib/config';
import {
  formatCount,
  formatProblem,
  getSlug,
  isError,
  splitFrontMatter,
  suggestBrand,
  type Problem,
} from '@/lib/content/articles';
import { checkText, type CatalogueLookups } from '@/lib/content/articles/check';
import { decodeSegment } from '@/lib/url/parse-path';
import { createCommand } from './support/command';
import { describeDatabaseError } from './support/database-error';
import { openCatalogue } from './support/embedded-catalogue';
import { loadSettings } from './support/load-settings';
import { readTextFile } from './support/read-text-file';

const PUBLIC_FOLDER = 'public';
const ART_PATH = /^\/art\/([^/]+)\/([^/]+)$/;

export type OpenedLookups = {
  catalogue: CatalogueLookups | null;
  /** Why there is no catalogue to ask, null where there is one. */
  obstacle: string | null;
  close: () => void;
};

export type ArticleCheckTools = {
  readFile: (file: string) => Promise<string>;
  openLookups: (settings: Settings) => Promise<OpenedLookups>;
  hasFile: (path: string) => boolean;
  print: (line: string) => void;
};

export const command = createCommand(
  'article:check',
  'Lists what readers of a text would stumble over, with lines.',
)
  .argument('<file.md...>', 'Markdown, with front matter or without', collectFiles)
  .action(async (files) => {
    process.exitCode = await runArticleCheck(files, loadSettings(), {
      readFile: readTextFile,
      openLookups,
      hasFile: hasSiteFile,
      print: console.log,
    });
  });

/** Each file once. */
function collectFiles(file: string, files: string[] = []): string[] {
  return files.includes(file) ? files : [...files, file];
}

/**
 * Prints what readers would stumble over in the texts of these files, each with its line, and returns the exit code: 1
 * where there are problems, 0 where there are none or warnings alone. Throws CommandError on a file that cannot be read.
 */
export async function runArticleCheck(
  names: string[],
  settings: Settings,
  { readFile, openLookups, hasFile, print }: ArticleCheckTools,
): Promise<number> {
  const files = [];
  for (const name of names) {
    const parts = splitFrontMatter(await readFile(name));
    files.push({ name, parts, slug: getSlug(parts, name) });
  }
  const { catalogue, obstacle, close } = await openLookups(settings);
  try {
    // Files that are checked together may lead to each other before they are published.
    const slugs = new Set(files.map(({ slug }) => slug));
    const lookups = { catalogue: catalogue && withArticles(catalogue, slugs), hasFile };
    const problems: Problem[] = [];
    for (const { name, parts, slug } of files) {
      const found = await checkText(parts, { slug, siteUrl: settings.siteUrl, lookups });
      for (const problem of found) print(formatProblem(name, problem));
      problems.push(...found);
    }
    if (obstacle !== null) print(`Links into the catalogue were not checked. ${obstacle}`);
    print(formatSummary(problems, files.length));
    return problems.some(isError) ? 1 : 0;
  } finally {
    close();
  }
}

function withArticles(catalogue: CatalogueLookups, slugs: ReadonlySet<string>): CatalogueLookups {
  return { ...catalogue, hasArticle: async (slug) => slugs.has(slug) || catalogue.hasArticle(slug) };
}

function formatSummary(problems: Problem[], files: number): string {
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  const found = errors === 0 ? 'No problems found' : formatCount(errors, 'problem');
  return `${found} in ${formatCount(files, 'file')}${warnings === 0 ? '' : `, ${formatCount(warnings, 'warning')}`}.`;
}

/** Whether the site serves a file or a drawn picture at this path. */
export function hasSiteFile(pathname: string): boolean {
  const [, kind, file] = ART_PATH.exec(pathname) ?? [];
  if (kind !== undefined && file !== undefined) return Boolean(renderArt(kind, file));
  const segments = pathname.split('/').map(decodeSegment);
  // An escaped separator would lead out of the folder, or to a file that the site does not serve there.
  if (segments.some((segment) => segment === '..' || /[/\\\0]/.test(segment))) return false;
  return statSync(path.join(PUBLIC_FOLDER, ...segments), { throwIfNoEntry: false })?.isFile() === true;
}

/** Opens the catalogue of these settings, embedded or an API host, for the rules of texts. It is never created or changed. */
export async function openLookups(settings: Settings): Promise<OpenedLookups> {
  const { apiBaseUrl, databaseUrl } = settings;
  const isFile = apiBaseUrl === undefined && databaseUrl.startsWith('file:');
  if (isFile && !existsSync(getDatabaseFile(databaseUrl))) {
    return refuse(`There is no database ${databaseUrl} yet: npm start makes one.`);
  }
  const opened = await openSource(settings);
  try {
    const categories = await listAllCategories(opened.source);
    const slugs = categories.map(({ slug }) => slug);
    return { catalogue: toLookups(opened.source, slugs), obstacle: null, close: opened.close };
  } catch (error) {
    opened.close();
    return refuse(describeObstacle(error, settings));
  }
}

async function openSource(settings: Settings): Promise<{ source: CatalogueSource; close: () => void }> {
  if (settings.apiBaseUrl !== undefined) {
    const { selectSource } = await import('@/lib/catalogue/select-source');
    return { source: selectSource(settings), close: () => undefined };
  }
  const { source, store } = await openCatalogue(settings);
  return { source, close: () => store.close() };
}

function toLookups(source: CatalogueSource, categorySlugs: string[]): CatalogueLookups {
  return {
    categorySlugs,
    getBrand: (name) => source.getBrandByUniqueName(name),
    findOffer: (offer) => findOffer(source, offer),
    hasArticle: async (slug) => (await source.getArticleBySlug(slug)) !== null,
    suggestBrand: (name) => suggestBrand(name, source),
  };
}

function refuse(obstacle: string): OpenedLookups {
  return { catalogue: null, obstacle, close: () => undefined };
}

function describeObstacle(error: unknown, { apiBaseUrl, databaseUrl }: Settings): string {
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  if (apiBaseUrl !== undefined) return `${apiBaseUrl} does not respond as it should: ${reason}`;
  return describeDatabaseError(error, databaseUrl) ?? `The database ${databaseUrl}: ${reason}`;
}
