import { readFile } from 'node:fs/promises';
import { SettingsError } from '@/lib/config/settings';
import type { Locale } from '@/lib/i18n';
import type { InfoPage, SiteFacts } from './info-page';
import type { PageFile } from './page-files';
import { parsePage } from './parse-page';

/** Reads the page of a file; null where the file is not there. Throws SettingsError on one that is wrong or unreadable. */
export async function readPage(file: PageFile, locale: Locale, facts: SiteFacts): Promise<InfoPage | null> {
  const bytes = await readBytes(file);
  return bytes === null ? null : parsePage(bytes, file, locale, facts);
}

async function readBytes({ path }: PageFile): Promise<Uint8Array | null> {
  try {
    return await readFile(/* turbopackIgnore: true */ path);
  } catch (error) {
    if (isMissing(error)) return null;
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`${path}: The file cannot be read: ${reason}`);
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
