import type { ImportLog } from '@/lib/catalogue';
import type { Settings } from '@/lib/config';
import { formatImports } from '@/lib/feeds';
import { createCommand } from './support/command';
import { CommandError, UsageError } from './support/command-error';
import { toCommandError } from './support/database-error';
import { openCatalogue, requireDatabase } from './support/embedded-catalogue';
import { loadSettings } from './support/load-settings';

const DEFAULT_LAST = 20;
const MAX_LAST = 10_000;

export const command = createCommand('imports', 'Lists the last imports and how they ended, newest first.')
  .option('--source <name>', 'only those of this source')
  .option('--last <count>', 'how many', parseLast, DEFAULT_LAST)
  .action(async (query) => console.log(await listImports(query, loadSettings())));

/** The last imports as a table. Throws CommandError where there is no catalogue of this machine. */
async function listImports(query: Parameters<ImportLog['list']>[0], settings: Settings): Promise<string> {
  const records = await readImportLog(settings, (log) => log.list(query));
  return records.length === 0 ? 'There was no such import yet.' : formatImports(records);
}

/** What `read` returns for what is remembered of imports. Throws CommandError where there is no catalogue of this machine. */
export async function readImportLog<T>(settings: Settings, read: (log: ImportLog) => Promise<T>): Promise<T> {
  if (settings.apiBaseUrl !== undefined) {
    throw new CommandError(
      `API_BASE_URL is set, so nothing is imported here but into ${settings.apiBaseUrl}: look there, or unset it.`,
    );
  }
  requireDatabase(settings);
  try {
    const { store, imports } = await openCatalogue(settings);
    try {
      await store.migrate();
      return await read(imports);
    } finally {
      store.close();
    }
  } catch (error) {
    throw toCommandError(error, settings.databaseUrl);
  }
}

function parseLast(text: string): number {
  const last = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (last >= 1 && last <= MAX_LAST) return last;
  throw new UsageError(`--last takes a whole number from 1 to ${MAX_LAST}, not "${text}".`);
}
