import type { CatalogueSource } from '@/lib/catalogue/source';
import type { Settings } from '@/lib/config';
import { openCatalogue } from './embedded-catalogue';
import { requireDatabase } from './require-database';

/**
 * What `read` makes of the catalogue that the site shows: the API host's where one is set, else the embedded one. Throws
 * CommandError where that has no database yet.
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
