import { existsSync } from 'node:fs';
import { getDatabaseFile } from '@/lib/catalogue/database/backup';
import type { CatalogueSource, CatalogueStore } from '@/lib/catalogue';
import type { Settings } from '@/lib/config';
import { CommandError } from './command-error';
import { toCommandError } from './database-error';
import { createProgress, type Progress } from './progress';

type DemoLoader = (
  store: CatalogueStore,
  options: { now: Date; onProgress: (done: number, total: number) => void },
) => Promise<void>;

export type Preparation = {
  openStore: (settings: Settings) => Promise<CatalogueStore>;
  loadDemo: DemoLoader;
  createProgress: (label: string) => Progress;
  now: Date;
};

/** Opens the embedded catalogue. The database code is only loaded by commands that come this far. */
export async function openCatalogue(
  settings: Settings,
): Promise<{ source: CatalogueSource; store: CatalogueStore }> {
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
    openStore: async () => (await openCatalogue(settings)).store,
    loadDemo: async (store, options) => (await import('@/lib/demo')).loadDemoCatalogue(store, options),
    createProgress,
    now: new Date(),
  });
}

/**
 * Makes the embedded catalogue ready to be read: migrated, and filled with the demo catalogue if it is empty.
 * With an API host as the source there is nothing to prepare. Throws CommandError on what an operator can mend.
 */
export async function prepareCatalogue(settings: Settings, preparation: Preparation): Promise<void> {
  if (settings.apiBaseUrl !== undefined) return;
  try {
    const store = await preparation.openStore(settings);
    try {
      await store.migrate();
      if (await store.isEmpty()) await fillWithDemo(store, preparation);
    } finally {
      store.close();
    }
  } catch (error) {
    throw toCommandError(error, settings.databaseUrl);
  }
}

async function fillWithDemo(
  store: CatalogueStore,
  { loadDemo, createProgress, now }: Preparation,
): Promise<void> {
  const progress = createProgress('Loading the demo catalogue');
  try {
    await loadDemo(store, { now, onProgress: progress.update });
  } finally {
    progress.stop();
  }
}
