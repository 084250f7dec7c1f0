import type { CatalogueSource } from '@/lib/catalogue/source';
import type { CatalogueStore } from '@/lib/catalogue/writer';
import type { Settings } from '@/lib/config';
import { prepareCatalogue } from './prepare';
import { createProgress } from './progress';

/** Opens the embedded catalogue. The database code is only loaded by commands that come this far. */
export async function openCatalogue(
  settings: Settings,
): Promise<{ source: CatalogueSource; store: CatalogueStore }> {
  const { openEmbeddedCatalogue } = await import('@/lib/catalogue/select-source');
  return openEmbeddedCatalogue(settings);
}

/** Prepares the catalogue that these settings name, with progress on the terminal. */
export async function prepareEmbeddedCatalogue(settings: Settings): Promise<void> {
  await prepareCatalogue(settings, {
    openStore: async () => (await openCatalogue(settings)).store,
    loadDemo: async (store, options) => (await import('@/lib/demo')).loadDemoCatalogue(store, options),
    createProgress,
    now: new Date(),
  });
}
