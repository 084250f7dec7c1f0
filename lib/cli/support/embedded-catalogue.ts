import { existsSync } from 'node:fs';
import { getDatabaseFile } from '@/lib/catalogue/database/backup';
import type { CatalogueSource, CatalogueStore, ImportLog } from '@/lib/catalogue';
import { saveDefaultCategories } from '@/lib/catalogue/rules';
import type { Settings } from '@/lib/config';
import { CommandError } from './command-error';
import { describeDatabaseError, toCommandError } from './database-error';
import { createProgress, type Progress } from './progress';

export type DemoTools = {
  loadDemo: (
    store: CatalogueStore,
    options: { now: Date; scale?: number; onProgress: (done: number, total: number) => void },
  ) => Promise<void>;
  createProgress: (label: string) => Progress;
  now: Date;
};

export type Preparation = DemoTools & {
  openStore: (settings: Settings) => Promise<CatalogueStore>;
  isDemoRemoved: (store: CatalogueStore) => Promise<boolean>;
  /** Prepares the database of visitors' data alone. */
  prepareVisitors: (settings: Settings) => Promise<void>;
  print: (line: string) => void;
};

/** What to do next, for the operator alone: visitors of an empty site read nothing of it. */
const EMPTY_NOTICE = `The catalogue is empty. Next: bring offers in with "npm run import -- <format> <file>" (docs/feeds.md lists the
formats), or the demo with "npm run demo -- load". The site shows what is there within seconds.`;

/** Opens the embedded catalogue. The database code is only loaded by commands that come this far. */
export async function openCatalogue(
  settings: Settings,
): Promise<{ source: CatalogueSource; store: CatalogueStore; imports: ImportLog }> {
  const { openEmbeddedCatalogue } = await import('@/lib/catalogue/select-source');
  return openEmbeddedCatalogue(settings);
}

/**
 * Returns what `read` returns for the catalogue that the site shows: the API host's where one is set, else the embedded
 * one. Throws CommandError where that has no database yet.
 */
export async function readCatalogue<T>(
  settings: Settings,
  read: (source: CatalogueSource) => Promise<T>,
): Promise<T> {
  if (settings.apiBaseUrl !== undefined) {
    const { selectSource } = await import('@/lib/catalogue/select-source');
    return read(selectSource(settings));
  }
  requireDatabase(settings);
  const { source, store } = await openCatalogue(settings);
  try {
    await store.migrate();
    return await read(source);
  } finally {
    store.close();
  }
}

/**
 * Throws CommandError where DATABASE_URL names a file that is not there: opening it would make an empty catalogue, and
 * take that for the site's. A server is not asked.
 */
export function requireDatabase({ databaseUrl }: Pick<Settings, 'databaseUrl'>): void {
  if (!databaseUrl.startsWith('file:') || existsSync(getDatabaseFile(databaseUrl))) return;
  throw new CommandError(
    `There is no database ${getDatabaseFile(databaseUrl)} yet: check DATABASE_URL, or make it with npm start.`,
  );
}

/** Prepares the catalogue that these settings name, with progress on the terminal. Throws CommandError. */
export async function prepareEmbeddedCatalogue(settings: Settings): Promise<void> {
  await prepareCatalogue(settings, {
    ...DEMO_TOOLS,
    now: new Date(),
    openStore: async () => (await openCatalogue(settings)).store,
    prepareVisitors,
    isDemoRemoved: async (store) => (await import('@/lib/demo')).isDemoRemoved(store),
    print: console.log,
  });
}

/** The demo is only loaded by commands that need it. */
export const DEMO_TOOLS: Omit<DemoTools, 'now'> = {
  loadDemo: async (store, options) => (await import('@/lib/demo')).loadDemoCatalogue(store, options),
  createProgress,
};

/**
 * Makes the embedded catalogue ready to be read: migrated, and where it is empty filled with the demo catalogue, or with
 * the default categories where the operator wants no demo. With an API host as the source only visitors' data are
 * prepared, and where that cannot be done the site goes without. Throws CommandError on what an operator can mend.
 */
export async function prepareCatalogue(settings: Settings, preparation: Preparation): Promise<void> {
  if (settings.apiBaseUrl !== undefined) return prepareBesideHost(settings, preparation);
  try {
    const store = await preparation.openStore(settings);
    try {
      await store.migrate();
      if (await store.isEmpty()) await fillCatalogue(store, settings, preparation);
    } finally {
      store.close();
    }
  } catch (error) {
    throw toCommandError(error, settings.databaseUrl);
  }
}

/** The site needs no database then: a folder that cannot be written must not keep it from starting. */
async function prepareBesideHost(settings: Settings, { prepareVisitors, print }: Preparation): Promise<void> {
  try {
    await prepareVisitors(settings);
  } catch (error) {
    const reason = describeDatabaseError(error, settings.visitorsDatabaseUrl) ?? String(error);
    print(`What visitors do is not counted. ${reason}`);
  }
}

async function prepareVisitors(settings: Settings): Promise<void> {
  const { openVisitors } = await import('@/lib/catalogue/select-source');
  const store = openVisitors(settings);
  await store.prepare(null).finally(store.close);
}

async function fillCatalogue(
  store: CatalogueStore,
  { hasDemo }: Settings,
  preparation: Preparation,
): Promise<void> {
  if (hasDemo && !(await preparation.isDemoRemoved(store))) return fillWithDemo(store, preparation);
  await saveDefaultCategories(store);
  preparation.print(EMPTY_NOTICE);
}

/** Loads the demo catalogue, as large as `scale` says, with its progress shown. */
export async function fillWithDemo(
  store: CatalogueStore,
  { loadDemo, createProgress, now }: DemoTools,
  scale?: number,
): Promise<void> {
  const progress = createProgress('Loading the demo catalogue');
  try {
    await loadDemo(store, { now, scale, onProgress: progress.update });
  } finally {
    progress.stop();
  }
}
