import { readdir } from 'node:fs/promises';
import { SettingsError } from '@/lib/config/settings';

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
