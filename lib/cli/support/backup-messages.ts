import type { Contents } from '@/lib/catalogue/database/backup/inspect-database';
import { BackupError } from '@/lib/catalogue/database/backup/backup-error';
import { CommandError } from './command-error';
import { toCommandError } from './database-error';

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
