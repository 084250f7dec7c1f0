/** What the commands use that copy a database and put a copy back. */

export { BackupError, getDatabaseFile } from '../database-file';
export { backUpDatabase } from './back-up-database';
export type { Contents, StoreKind } from './inspect-database';
export { checkBackup, restoreDatabase } from './restore-database';
