import { SettingsError, type Settings } from '@/lib/config/settings';
import type { Locale } from '@/lib/i18n';
import type { InfoPage } from './info-page';
import { listFolder } from './list-folder';
import type { InfoPageName } from './names';
import { listOwnFiles } from './page-files';
import { loadProjectPage } from './load-project-page';
import { readPage } from './read-page';
import { reportOnce } from './report-once';

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

/** What a task answers; null, and a line in the log, where a file or folder of the operator is wrong. */
async function attempt<T>(file: string, task: () => Promise<T>): Promise<T | null> {
  try {
    const answer = await task();
    reportOnce(file, null);
    return answer;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    reportOnce(file, error.message);
    return null;
  }
}
