import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Contents, type StoreKind, checkBackup, restoreDatabase } from '@/lib/catalogue/database/backup';
import type { CatalogueSource, CatalogueStore } from '@/lib/catalogue';
import type { Settings } from '@/lib/config';
import { formatContents, getStoreUrls, toBackupCommandError } from './backup';
import { createCommand } from './support/command';
import { CommandError } from './support/command-error';
import { openCatalogue } from './support/embedded-catalogue';
import { loadSettings } from './support/load-settings';
import { createProgress, type Progress } from './support/progress';
import { formatSiteStatus, type SiteWatch, waitForSite } from './support/wait-for-site';

type RestoreArguments = {
  /** Of each kind at most one. */
  files: string[];
  /** Nobody is asked. */
  isSure: boolean;
};

export type RestoreTools = {
  openCatalogue: (settings: Settings) => Promise<{ source: CatalogueSource; store: CatalogueStore }>;
  /** Asks the person at the terminal; null where there is none. */
  confirm: ((question: string) => Promise<boolean>) | null;
  createProgress: (label: string) => Progress;
  watch: SiteWatch;
  now: Date;
  print: (line: string) => void;
};

export const command = createCommand(
  'restore',
  "Replaces the catalogue, visitors' data or both by backups while the site runs.",
)
  .argument('<files...>', 'backups that "npm run backup" wrote; what each holds is read from it')
  .option('--yes', 'does not ask before the present data is replaced')
  .action(async (files, { yes = false }) => {
    process.exitCode = await runRestore({ files, isSure: yes }, loadSettings(), {
      openCatalogue,
      confirm: process.stdin.isTTY && process.stdout.isTTY ? askOnTerminal : null,
      createProgress,
      watch: { fetch, sleep, clock: () => performance.now() },
      now: new Date(),
      print: console.log,
    });
  });

/** Asks on the terminal; true for y or yes. */
async function askOnTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}

/**
 * Replaces the embedded catalogue, visitors' data or both by backups, and waits for the running site to show a
 * catalogue. Returns the exit code: 1 where the person at the terminal declines. Throws CommandError, with nothing
 * changed by the file at fault and those after it, where it cannot.
 */
export async function runRestore(
  { files, isSure }: RestoreArguments,
  settings: Settings,
  tools: RestoreTools,
): Promise<number> {
  const urls = getStoreUrls(settings);
  const backups: Backup[] = [];
  for (const file of files) {
    const backup = { file, ...(await inspect(file, urls)) };
    const other = backups.find(({ kind }) => kind === backup.kind);
    if (other)
      throw new CommandError(`${other.file} and ${file} hold the same kind of data: name one of them.`);
    tools.print(`${file} holds ${formatContents(backup)}.`);
    backups.push(backup);
  }
  const replaced = backups.map(({ kind }) => urls[kind]).join(' and ');
  if (!isSure && !(await askFirst(replaced, tools))) {
    tools.print('Nothing was changed.');
    return 1;
  }
  for (const { file, kind } of backups) {
    await restore(file, urls, tools).catch((error: unknown) => {
      throw toBackupCommandError(error, urls[kind]);
    });
  }
  if (backups.some(({ kind }) => kind === 'catalogue')) await showCatalogue(settings, tools);
  return 0;
}

type Backup = Contents & { file: string };

async function inspect(file: string, urls: Record<StoreKind, string>): Promise<Contents> {
  try {
    return await checkBackup({ urls, file });
  } catch (error) {
    throw toBackupCommandError(error, file);
  }
}

async function askFirst(replaced: string, { confirm }: RestoreTools): Promise<boolean> {
  if (confirm !== null)
    return confirm(`Put it in the place of ${replaced}, which is kept as a backup? [y/N] `);
  throw new CommandError(
    `There is no terminal to ask on whether it may take the place of ${replaced}: add --yes. Nothing was changed.`,
  );
}

async function restore(
  file: string,
  urls: Record<StoreKind, string>,
  { createProgress, now, print }: RestoreTools,
): Promise<void> {
  const progress = createProgress('Restoring');
  const restored = await restoreDatabase({ urls, file, now, onProgress: progress.update }).finally(
    progress.stop,
  );
  print(`${urls[restored.contents.kind]} now holds ${formatContents(restored.contents)}.`);
  if (restored.keptAs !== null) print(`What was there is kept as ${restored.keptAs}.`);
}

async function showCatalogue(
  settings: Settings,
  { openCatalogue, watch, print }: RestoreTools,
): Promise<void> {
  const { source, store } = await openCatalogue(settings);
  try {
    // A backup of an earlier version holds subscriptions too.
    await store.migrate();
    const status = await waitForSite(settings, await source.getVersion(), watch);
    print(formatSiteStatus(status, settings.siteUrl));
  } finally {
    store.close();
  }
}
