import { backUpDatabase } from '@/lib/catalogue/database/backup/back-up-database';
import type { Settings } from '@/lib/config';
import { formatContents, toBackupCommandError } from './support/backup-messages';
import { createCommand } from './support/command';
import { UsageError } from './support/command-error';
import { loadSettings } from './support/load-settings';
import { checkNotDatabase, checkTarget } from './support/output-file';

/** Without a file the backup gets a name with the time. */
type BackupArguments = { file: string | undefined; isForced: boolean };

type BackupTools = { now: Date; print: (line: string) => void };

export const command = createCommand('backup', 'Copies the database to a file while the site runs.')
  .argument('[file]', 'where to; left out, backups/catalogue-<time>.db beside the database', parseFile)
  .option('--force', 'replaces a file of that name')
  .action(async (file, { force = false }) => {
    const tools = { now: new Date(), print: console.log };
    process.exitCode = await runBackup({ file, isForced: force }, loadSettings(), tools);
  });

function parseFile(file: string): string {
  if (file === '' || file === '-') throw new UsageError(`"${file}" is no name of a file.`);
  return file;
}

/**
 * Copies the embedded catalogue to a file while the site runs, and says where it is. Returns the exit code. Throws
 * CommandError, with no file written, where that cannot be done.
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
