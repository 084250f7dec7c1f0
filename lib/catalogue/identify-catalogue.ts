import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import type { Settings } from '@/lib/config';
import { getDatabaseFile } from './database/database-file';

const DIGEST_LENGTH = 16;

/**
 * A word that two processes share whose settings lead to one embedded catalogue, and that a copy of it does not share;
 * null for an API host's catalogue and for a missing file. It does not reveal where the catalogue is.
 */
export function identifyCatalogue({
  apiBaseUrl,
  databaseUrl,
}: Pick<Settings, 'apiBaseUrl' | 'databaseUrl'>): string | null {
  if (apiBaseUrl !== undefined) return null;
  const location = databaseUrl.startsWith('file:') ? describeFile(databaseUrl) : describeServer(databaseUrl);
  return location && createHash('sha256').update(location).digest('hex').slice(0, DIGEST_LENGTH);
}

/** Not its path, which is another one in each container. */
function describeFile(url: string): string | null {
  const stats = statSync(getDatabaseFile(url), { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? null : `${stats.dev}:${stats.ino}`;
}

function describeServer(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}
