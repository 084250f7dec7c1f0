import { backUpDatabase } from '@/lib/catalogue/database/backup/back-up-database';
import type { Settings } from '@/lib/config';
import type { BackupArguments } from './backup-arguments';
import { checkNotDatabase } from './check-not-database';
import { checkTarget } from './check-target';
import { formatContents } from './format-contents';
import { toBackupCommandError } from './to-backup-command-error';

type BackupTools = { now: Date; print: (line: string) => void };

/**
 * Copies the embedded catalogue to a file while the site runs, and says where it is. Answers the exit code. Throws
 * CommandError, with no file made, where that cannot be done.
 */
export async function runBackup(
  { file, isForced }: BackupArguments,
  settings: Settings,
  { now, print }: BackupTools,
): Promise<number> {
  const { databaseUrl } = settings;
  if (file !== undefined) {
    checkNotDatabase(file, settings);
    await checkTarget(file);
  }
  try {
    const backup = await backUpDatabase({ url: databaseUrl, file, isForced, now });
    print(`${backup.file} holds ${formatContents(backup.contents)}.`);
    return 0;
  } catch (error) {
    throw toBackupCommandError(error, databaseUrl);
  }
}
