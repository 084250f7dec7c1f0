import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BackupError } from './backup-error';

/** The path of the file behind a `file:` URL. Throws BackupError for a server, which has backups of its own. */
export function getDatabaseFile(url: string): string {
  if (!url.startsWith('file:')) {
    throw new BackupError(
      `DATABASE_URL is ${url}, a server: back up and restore there, for example with its dump. These commands are for file: databases.`,
    );
  }
  const location = url.replace(/\?.*$/, '');
  return path.resolve(
    location.startsWith('file://')
      ? fileURLToPath(location)
      : decodeURIComponent(location.slice('file:'.length)),
  );
}
