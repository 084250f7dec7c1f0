import { isNativeError } from 'node:util/types';
import { CommandError, getErrorCode } from './command-error';

/** What to do about the codes and messages that SQLite, libSQL and the file system give. */
const REMEDIES: [sign: RegExp, remedy: string][] = [
  [
    /^(SQLITE_READONLY|EROFS|EACCES|EPERM)/,
    'it cannot be written: give this user the right to write the file and its folder',
  ],
  [
    /^(SQLITE_CANTOPEN|ENOENT|ENOTDIR|EISDIR|EEXIST)|Unable to open connection to local database/,
    'it cannot be opened: check that its folder exists, that it is a file, and that this user may write it',
  ],
  [
    /^SQLITE_FULL/,
    'the disk is full, this one or that of temporary files, and nothing was changed: make room, then try again',
  ],
  [/^(ENOSPC|EDQUOT)/, 'the disk is full: make room, then try again'],
  [/^SQLITE_(BUSY|LOCKED)/, 'another program is writing to it: wait until that is done, then try again'],
  [/^SQLITE_IOERR/, 'the disk fails or is full: make room or check it, then try again'],
  [
    /^SQLITE_(NOTADB|CORRUPT)/,
    'it is no intact database: move the file away and start again, or restore a backup',
  ],
  [
    /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|HRANA_WEBSOCKET_ERROR)|^fetch failed/,
    'the server does not respond: check the address and that it runs',
  ],
  [
    /^LATER_SCHEMA/,
    'a later version of this site has upgraded it, and this one must not write to it: run that version, or restore a backup',
  ],
  [/^(SERVER_ERROR|HRANA_|URL_)/, 'the server refused: check the address and DATABASE_AUTH_TOKEN'],
];

/** The error as one line with a remedy where there is one, else as it came. */
export function toCommandError(error: unknown, databaseUrl: string): unknown {
  const line = describeDatabaseError(error, databaseUrl);
  return line === null ? error : new CommandError(line);
}

/**
 * One line on what is wrong with the database at this address and what to do; null where the error, or what caused it,
 * is not one that an operator can mend.
 */
export function describeDatabaseError(error: unknown, databaseUrl: string): string | null {
  for (const sign of listSigns(error)) {
    const remedy = REMEDIES.find(([pattern]) => pattern.test(sign));
    if (remedy) return `The database ${databaseUrl}: ${remedy[1]} (${sign}).`;
  }
  return null;
}

/** The code and the message of an error and of its causes, outermost first. */
function listSigns(error: unknown): string[] {
  const signs: string[] = [];
  for (let current = error; isNativeError(current); current = current.cause) {
    signs.push(getErrorCode(current) ?? '', current.message);
  }
  return signs;
}
