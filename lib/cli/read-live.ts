import type { CatalogueSource } from '@/lib/catalogue/source';
import type { Settings } from '@/lib/config';
import { readCatalogue } from './read-catalogue';

/** As `readCatalogue`, but an API host is asked itself: its pre-built files are passed over. */
export async function readLive<T>(
  settings: Settings,
  read: (source: CatalogueSource) => Promise<T>,
): Promise<T> {
  if (settings.apiBaseUrl === undefined) return readCatalogue(settings, read);
  const { openHostCatalogue } = await import('@/lib/catalogue/select-source');
  return read(openHostCatalogue(settings.apiBaseUrl, settings));
}
