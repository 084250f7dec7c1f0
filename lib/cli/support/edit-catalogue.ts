import { setTimeout as sleep } from 'node:timers/promises';
import type { CatalogueSource, CatalogueStore, CatalogueWriter } from '@/lib/catalogue';
import { RefusedError } from '@/lib/catalogue/rules';
import type { Settings } from '@/lib/config';
import { CommandError, UsageError } from './command-error';
import { toCommandError } from './database-error';
import { openCatalogue, requireDatabase } from './embedded-catalogue';
import { loadSettings } from './load-settings';
import { formatSiteStatus, waitForSite, type SiteWatch } from './wait-for-site';

export type EditTools = {
  settings: Settings;
  openCatalogue: (settings: Settings) => Promise<{ source: CatalogueSource; store: CatalogueStore }>;
  watch: SiteWatch;
  now: Date;
  print: (line: string) => void;
};

/** What a command that edits the catalogue works with. Throws SettingsError. */
export function getEditTools(): EditTools {
  return {
    settings: loadSettings(),
    openCatalogue,
    watch: { fetch, sleep, clock: () => performance.now() },
    now: new Date(),
    print: console.log,
  };
}

/** Thrown at the end of a dry run, so that its transaction is rolled back. */
class RolledBack extends Error {}

/**
 * Does `work` in one transaction of the embedded catalogue, prints the lines that it returns, and waits for the running
 * site to show what has changed. A dry run rolls it back. Throws CommandError, with nothing changed, where it fails.
 */
export async function editCatalogue(
  { settings, openCatalogue: open, watch, print }: EditTools,
  work: (writer: CatalogueWriter) => Promise<string[]>,
  { isDryRun = false } = {},
): Promise<void> {
  if (settings.apiBaseUrl !== undefined) {
    throw new CommandError(
      `API_BASE_URL is set, so the site shows the catalogue of ${settings.apiBaseUrl}: change it there, or unset it.`,
    );
  }
  requireDatabase(settings);
  try {
    const { source, store } = await open(settings);
    try {
      await store.migrate();
      const before = await source.getVersion();
      for (const line of await write(store, work, isDryRun)) print(line);
      if (isDryRun) return print('A dry run: nothing was changed.');
      const version = await source.getVersion();
      if (version === before) return;
      print(formatSiteStatus(await waitForSite(settings, version, watch), settings.siteUrl));
    } finally {
      store.close();
    }
  } catch (error) {
    if (error instanceof RefusedError) throw new CommandError(error.message);
    throw toCommandError(error, settings.databaseUrl);
  }
}

async function write(
  store: CatalogueStore,
  work: (writer: CatalogueWriter) => Promise<string[]>,
  isDryRun: boolean,
): Promise<string[]> {
  let lines: string[] = [];
  try {
    await store.write(async (writer) => {
      lines = await work(writer);
      if (isDryRun) throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return lines;
}

/** Collects `--set field=value`, which may come several times. Throws UsageError on any other text. */
export function collectFields(text: string, fields: Record<string, string> = {}): Record<string, string> {
  const [, field, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (field === undefined || value === undefined) {
    throw new UsageError(
      `--set takes a field and a value, such as --set end_date=2030-12-31, not "${text}".`,
    );
  }
  return { ...fields, [field.trim().toLowerCase().replaceAll('-', '_')]: value };
}

/** Collects `--clear field`, which may come several times or name several. */
export function collectNames(text: string, names: string[] = []): string[] {
  return [...names, ...text.split(',').map((name) => name.trim().toLowerCase().replaceAll('-', '_'))];
}

/** A field with yes or no, as two options that exclude each other say; nothing where neither is given. */
export function toFlag(field: string, on: true | undefined, off: true | undefined): Record<string, string> {
  return on || off ? { [field]: on ? 'yes' : 'no' } : {};
}
