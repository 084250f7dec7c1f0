import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkBackup, restoreDatabase } from '@/lib/catalogue/database/backup';
import type { CatalogueSource, CatalogueStore } from '@/lib/catalogue';
import type { Settings } from '@/lib/config';
import { formatContents, toBackupCommandError } from './backup';
import { createCommand } from './support/command';
import { CommandError } from './support/command-error';
import { openCatalogue } from './support/embedded-catalogue';
import { loadSettings } from './support/load-settings';
import { createProgress, type Progress } from './support/progress';
import { formatSiteStatus, type SiteWatch, waitForSite } from './support/wait-for-site';

type RestoreArguments = {
  file: string;
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

export const command = createCommand('restore', 'Replaces the catalogue by a backup while the site runs.')
  .argument('<file>', 'a backup that "npm run backup" wrote')
  .option('--yes', 'does not ask before the present catalogue is replaced')
  .action(async (file, { yes = false }) => {
    process.exitCode = await runRestore({ file, isSure: yes }, loadSettings(), {
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
 * Replaces the embedded catalogue by a backup, and waits for the running site to show it. Returns the exit
 * code: 1 where the person at the terminal declines. Throws CommandError, with nothing changed, where it cannot.
 */
export async function runRestore(
  { file, isSure }: RestoreArguments,
  settings: Settings,
  tools: RestoreTools,
): Promise<number> {
  const { databaseUrl: url } = settings;
  try {
    tools.print(`${file} holds ${formatContents(await checkBackup({ url, file }))}.`);
    if (!isSure && !(await askFirst(url, tools))) {
      tools.print('Nothing was changed.');
      return 1;
    }
    await restore(file, settings, tools);
    return 0;
  } catch (error) {
    throw toBackupCommandError(error, url);
  }
}

async function askFirst(url: string, { confirm }: RestoreTools): Promise<boolean> {
  if (confirm !== null) return confirm(`Put it in the place of ${url}, which is kept as a backup? [y/N] `);
  throw new CommandError(
    `There is no terminal to ask on whether it may take the place of ${url}: add --yes. Nothing was changed.`,
  );
}

async function restore(
  file: string,
  settings: Settings,
  { openCatalogue, createProgress, watch, now, print }: RestoreTools,
): Promise<void> {
  const progress = createProgress('Restoring');
  const { databaseUrl: url } = settings;
  const restored = await restoreDatabase({ url, file, now, onProgress: progress.update }).finally(
    progress.stop,
  );
  print(`${url} now holds ${formatContents(restored.contents)}.`);
  if (restored.keptAs !== null) print(`What was there is kept as ${restored.keptAs}.`);
  const { source, store } = await openCatalogue(settings);
  try {
    const status = await waitForSite(settings, await source.getVersion(), watch);
    print(formatSiteStatus(status, settings.siteUrl));
  } finally {
    store.close();
  }
}
