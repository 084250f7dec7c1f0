import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SettingsError, type Settings } from '@/lib/config/settings';
import type { Locale } from '@/lib/i18n';
import type { InfoPageName } from '@/lib/url/paths';
import type { InfoPage, SiteFacts } from './info-page';
import { listFolder, listOwnFiles } from './page-files';
import { parsePage, readPage } from './parse-page';

const FOLDER = path.join(process.cwd(), 'lib/content/info-pages/content');

export type InfoPageSettings = Pick<Settings, 'siteName' | 'siteUrl' | 'contactEmail' | 'pagesDir'>;

/**
 * Reads a static page: the operator's file of the language, their file for every language, else the project's own. A
 * file of theirs that has become wrong is passed over, and the log says why. Server code only.
 */
export async function loadInfoPage(
  name: InfoPageName,
  locale: Locale,
  settings: InfoPageSettings,
): Promise<InfoPage> {
  return (await loadOwnPage(name, locale, settings)) ?? loadProjectPage(name, locale, settings);
}

async function loadOwnPage(
  name: InfoPageName,
  locale: Locale,
  settings: InfoPageSettings,
): Promise<InfoPage | null> {
  const { pagesDir } = settings;
  if (pagesDir === undefined) return null;
  const names = await attempt(pagesDir, () => listFolder(pagesDir));
  if (names === null) return null;
  for (const file of listOwnFiles(name, locale, pagesDir)) {
    const page = await attempt(file.path, () => readPage(file, locale, settings));
    if (page) return page;
  }
  return null;
}

/** What a task returns; null, and a line in the log, where a file or folder of the operator is wrong. */
async function attempt<T>(file: string, task: () => Promise<T>): Promise<T | null> {
  try {
    const result = await task();
    reportOnce(file, null);
    return result;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    reportOnce(file, error.message);
    return null;
  }
}

/** Reads the project's own text of a static page in a language. */
async function loadProjectPage(name: InfoPageName, locale: Locale, facts: SiteFacts): Promise<InfoPage> {
  // The whole path is named here, so that Next sees which files a deployment needs.
  const bytes = await readFile(path.join(FOLDER, locale, `${name}.md`));
  return parsePage(bytes, { path: `${locale}/${name}.md`, format: 'md' }, locale, facts);
}

/** What was last said of each file, so that a page that is made every few minutes does not fill the log. */
const said = new Map<string, string>();

/** Logs what is wrong with a file, once until that changes; null says that all is well again. */
export function reportOnce(file: string, problem: string | null): void {
  if (problem === null) said.delete(file);
  else if (said.get(file) !== problem) {
    said.set(file, problem);
    console.error(problem);
  }
}
