import { stat } from 'node:fs/promises';
import path from 'node:path';
import { SettingsError } from '@/lib/config/settings';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import { INFO_PAGE_NAMES } from '@/lib/url/paths';
import type { InfoPageSettings } from './load-info-page';
import { listFolder, parsePageFileName } from './page-files';
import { readPage } from './parse-page';

/** Pages of one language that lie together. */
type Folder = { path: string; fileNames: string[]; locale: Locale };

/**
 * Checks the folder that PAGES_DIR names, where it is set, and every page in it. Throws SettingsError with one line for
 * whatever is wrong.
 */
export async function checkPagesDir(settings: InfoPageSettings): Promise<void> {
  const { pagesDir } = settings;
  if (pagesDir === undefined) return;
  const { files, folders } = await splitNames(pagesDir);
  const languages = folders.map((name) => checkLanguage(pagesDir, name, settings));
  const problems = await Promise.all([
    checkFolder({ path: pagesDir, fileNames: files, locale: DEFAULT_LOCALE }, settings),
    ...languages,
  ]);
  if (problems.flat().length > 0) throw new SettingsError(problems.flat().join('\n'));
}

async function splitNames(folder: string): Promise<{ files: string[]; folders: string[] }> {
  const names = await listFolder(folder);
  const areFolders = await Promise.all(names.map((name) => isFolder(path.join(folder, name))));
  return {
    files: names.filter((_, index) => !areFolders[index]),
    folders: names.filter((_, index) => areFolders[index]),
  };
}

async function checkLanguage(pagesDir: string, name: string, settings: InfoPageSettings): Promise<string[]> {
  const folder = path.join(pagesDir, name);
  const locale = LOCALES.find((known) => known === name);
  if (!locale) return [`${folder} is no language; known are ${LOCALES.join(', ')}.`];
  return checkFolder({ path: folder, fileNames: await listFolder(folder), locale }, settings);
}

async function checkFolder(folder: Folder, settings: InfoPageSettings): Promise<string[]> {
  return (await Promise.all(folder.fileNames.map((name) => checkFile(name, folder, settings)))).flat();
}

async function checkFile(name: string, folder: Folder, settings: InfoPageSettings): Promise<string[]> {
  const file = path.join(folder.path, name);
  const page = parsePageFileName(name);
  if (!page) return [`${file} is no page; known are ${INFO_PAGE_NAMES.join(', ')}, each as .md or .html.`];
  if (page.format === 'html' && folder.fileNames.includes(`${page.name}.md`)) {
    return [`${file} is the same page as ${page.name}.md: keep one of the two.`];
  }
  try {
    const found = await readPage({ path: file, format: page.format }, folder.locale, settings);
    return found ? [] : [`${file} is a link to a file that is not there.`];
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n');
    throw error;
  }
}

/** Whether something is a folder, or a link to one. What cannot be looked at is none: reading it says why. */
async function isFolder(file: string): Promise<boolean> {
  return stat(file).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}
