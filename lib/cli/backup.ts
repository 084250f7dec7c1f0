import { BackupError, type Contents, backUpDatabase } from '@/lib/catalogue/database/backup';
import type { Settings } from '@/lib/config';
import { createCommand } from './support/command';
import { CommandError, UsageError } from './support/command-error';
import { toCommandError } from './support/database-error';
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

/** How much a catalogue's database holds, in words: "1 brand, 75,000 offers, 30 articles and 2 subscriptions". */
export function formatContents({ brands, offers, articles, subscriptions }: Contents): string {
  const counts = [
    formatCount(brands, 'brand'),
    formatCount(offers, 'offer'),
    formatCount(articles, 'article'),
  ];
  return `${counts.join(', ')} and ${formatCount(subscriptions, 'subscription')}`;
}

function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** The error as lines for the operator where it is one that an operator can mend, else as it came. */
export function toBackupCommandError(error: unknown, databaseUrl: string): unknown {
  return error instanceof BackupError ? new CommandError(error.message) : toCommandError(error, databaseUrl);
}
