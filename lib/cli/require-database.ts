import { existsSync } from 'node:fs';
import { getDatabaseFile } from '@/lib/catalogue/database/database-file';
import type { Settings } from '@/lib/config';
import { CommandError } from './command-error';

/**
 * Throws CommandError where DATABASE_URL names a file that is not there: opening it would make an empty catalogue, and
 * take that for the site's. A server is not asked.
 */
export function requireDatabase({ databaseUrl }: Pick<Settings, 'databaseUrl'>): void {
  if (!databaseUrl.startsWith('file:') || existsSync(getDatabaseFile(databaseUrl))) return;
  throw new CommandError(
    `There is no database ${getDatabaseFile(databaseUrl)} yet: check DATABASE_URL, or make it with npm start.`,
  );
}
