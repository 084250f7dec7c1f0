import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A database file cannot be backed up or restored; the message says what was found where, and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Throws BackupError with the message where the condition does not hold. */
export function ensure(condition: boolean, message: string): asserts condition {
  if (!condition) throw new BackupError(message);
}

/** The path of the file behind a `file:` URL. Throws BackupError for a server, which has backups of its own. */
export function getDatabaseFile(url: string): string {
  ensure(
    url.startsWith('file:'),
    `${url} is a server: back up and restore there, for example with its dump. These commands are for file: databases.`,
  );
  const location = url.replace(/\?.*$/, '');
  return path.resolve(
    location.startsWith('file://')
      ? fileURLToPath(location)
      : decodeURIComponent(location.slice('file:'.length)),
  );
}
