import {
  formatCount,
  formatProblem,
  getSlug,
  isError,
  splitFrontMatter,
  type Problem,
} from '@/lib/content/articles';
import { checkText, type CatalogueLookups } from '@/lib/content/articles/check';
import type { Settings } from '@/lib/config';
import type { OpenedLookups } from './open-lookups';

export type ArticleCheckTools = {
  readFile: (file: string) => Promise<string>;
  openLookups: (settings: Settings) => Promise<OpenedLookups>;
  hasFile: (path: string) => boolean;
  print: (line: string) => void;
};

/**
 * Prints what readers would stumble over in the texts of these files, each with its line, and answers the exit code: 1
 * where there are problems, 0 where there are none or warnings alone. Throws CommandError on a file that cannot be
 * read.
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
