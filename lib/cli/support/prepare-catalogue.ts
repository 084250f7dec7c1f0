import type { CatalogueStore } from '@/lib/catalogue/writer';
import type { Settings } from '@/lib/config';
import { toCommandError } from './database-error';
import { openCatalogue } from './open-catalogue';
import { createProgress, type Progress } from './progress';

export type DemoLoader = (
  store: CatalogueStore,
  options: { now: Date; onProgress: (done: number, total: number) => void },
) => Promise<void>;

export type Preparation = {
  openStore: (settings: Settings) => Promise<CatalogueStore>;
  loadDemo: DemoLoader;
  createProgress: (label: string) => Progress;
  now: Date;
};

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
