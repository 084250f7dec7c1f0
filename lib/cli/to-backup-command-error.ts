import { BackupError } from '@/lib/catalogue/database/database-file';
import { CommandError } from './command-error';
import { toCommandError } from './prepare';

/** The error as lines for the operator where it is one that an operator can mend, else as it came. */
export function toBackupCommandError(error: unknown, databaseUrl: string): unknown {
  return error instanceof BackupError ? new CommandError(error.message) : toCommandError(error, databaseUrl);
}
