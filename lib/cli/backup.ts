import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  BackupError,
  type Contents,
  type StoreKind,
  backUpDatabase,
  getDatabaseFile,
} from '@/lib/catalogue/database/backup';
import type { Settings } from '@/lib/config';
import { createCommand, Option } from './support/command';
import { CommandError, UsageError } from './support/command-error';
import { toCommandError } from './support/database-error';
import { loadSettings } from './support/load-settings';
import { checkNotDatabase, checkTarget } from './support/output-file';

/** Without a file backups get a name with the time; without `only` both databases are copied. */
type BackupArguments = { file: string | undefined; isForced: boolean; only?: StoreKind };

type BackupTools = { now: Date; print: (line: string) => void };

export const command = createCommand(
  'backup',
  "Copies the catalogue and visitors' data to files while the site runs.",
)
  .argument(
    '[file]',
    "where the catalogue goes, visitors' data beside it with .visitors before the ending; left out, backups/<kind>-<time>.db beside the database",
    parseFile,
  )
  .addOption(new Option('--only <kind>', 'copies one of the two').choices(['catalogue', 'visitors'] as const))
  .option('--force', 'replaces files of these names')
  .action(async (file, { force = false, only }) => {
    const tools = { now: new Date(), print: console.log };
    process.exitCode = await runBackup({ file, isForced: force, only }, loadSettings(), tools);
  });

function parseFile(file: string): string {
  if (file === '' || file === '-') throw new UsageError(`"${file}" is no name of a file.`);
  return file;
}

/**
 * Copies the embedded catalogue and visitors' data to files while the site runs, and says where they are. Returns the
 * exit code. Throws CommandError, with the file at fault not written, where that cannot be done.
 */
export async function runBackup(
  { file, isForced, only }: BackupArguments,
  settings: Settings,
  { now, print }: BackupTools,
): Promise<number> {
  const urls = getStoreUrls(settings);
  for (const kind of only === undefined ? (['catalogue', 'visitors'] as const) : [only]) {
    const target = file !== undefined && only === undefined ? nameBackup(file, kind) : file;
    if (target !== undefined) {
      checkNotDatabase(target, settings);
      await checkTarget(target);
    }
    if (only === undefined && isMissing(kind, urls)) continue;
    try {
      const backup = await backUpDatabase({ kind, url: urls[kind], file: target, isForced, now });
      print(`${backup.file} holds ${formatContents(backup.contents)}.`);
    } catch (error) {
      throw toBackupCommandError(error, urls[kind]);
    }
  }
  return 0;
}

/** Visitors' data begin with the first start of a version that stores them apart. */
function isMissing(kind: StoreKind, urls: Record<StoreKind, string>): boolean {
  return kind === 'visitors' && urls[kind].startsWith('file:') && !existsSync(getDatabaseFile(urls[kind]));
}

/** Where each kind of data lies. */
export function getStoreUrls({ databaseUrl, visitorsDatabaseUrl }: Settings): Record<StoreKind, string> {
  return { catalogue: databaseUrl, visitors: visitorsDatabaseUrl };
}

/** "nightly.db" holds the catalogue, "nightly.visitors.db" visitors' data. */
function nameBackup(file: string, kind: StoreKind): string {
  const { dir, name, ext } = path.parse(file);
  return kind === 'catalogue' ? file : path.join(dir, `${name}.visitors${ext}`);
}

/** How much a database holds, in words: "1 brand, 75,000 offers and 30 articles". */
export function formatContents(contents: Contents): string {
  if (contents.kind === 'visitors') return formatCount(contents.subscriptions, 'subscription');
  const { brands, offers, articles } = contents;
  return `${formatCount(brands, 'brand')}, ${formatCount(offers, 'offer')} and ${formatCount(articles, 'article')}`;
}

function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** The error as lines for the operator where it is one that an operator can mend, else as it came. */
export function toBackupCommandError(error: unknown, databaseUrl: string): unknown {
  return error instanceof BackupError ? new CommandError(error.message) : toCommandError(error, databaseUrl);
}
