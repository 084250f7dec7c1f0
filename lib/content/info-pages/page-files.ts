import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { SettingsError } from '@/lib/config/settings';
import type { Locale } from '@/lib/i18n';
import { INFO_PAGE_NAMES, type InfoPageName } from '@/lib/url/paths';

/** Markdown, or HTML. */
const PAGE_FORMATS = ['md', 'html'] as const;
export type PageFormat = (typeof PAGE_FORMATS)[number];
export type PageFile = { path: string; format: PageFormat };

/** Where an operator's text of a page may lie, first the one of the language. */
export function listOwnFiles(name: InfoPageName, locale: Locale, pagesDir: string): PageFile[] {
  // The folder is the operator's: the bundler must not follow it and pack the whole project.
  return [path.join(/*turbopackIgnore: true*/ pagesDir, locale), pagesDir].flatMap((folder) =>
    PAGE_FORMATS.map((format) => ({
      path: path.join(/*turbopackIgnore: true*/ folder, `${name}.${format}`),
      format,
    })),
  );
}

/** The page and the format that a file is named after; null for any other name. */
export function parsePageFileName(fileName: string): { name: InfoPageName; format: PageFormat } | null {
  for (const name of INFO_PAGE_NAMES) {
    const format = PAGE_FORMATS.find((known) => fileName === `${name}.${known}`);
    if (format) return { name, format };
  }
  return null;
}

/**
 * Names what lies in a folder of an operator's pages, in order; names that begin with a dot are left out. Throws
 * SettingsError where the folder cannot be read.
 */
export async function listFolder(folder: string): Promise<string[]> {
  try {
    const names = await readdir(/* turbopackIgnore: true */ folder);
    return names.filter((name) => !name.startsWith('.')).sort();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const said = JSON.stringify(folder);
    throw new SettingsError(`PAGES_DIR takes a folder that can be read, but ${said} cannot be: ${reason}`);
  }
}
