import type { Settings } from '../config';
import { createDatabaseCatalogue } from './database';
import { createHttpCatalogue } from './http';
import type { CatalogueSource } from './source';
import type { CatalogueStore } from './writer';

const clock = () => new Date();

/** The settings' API host, else the embedded catalogue. The only file that knows every adapter. */
export function selectSource(settings: Settings): CatalogueSource {
  if (settings.apiBaseUrl !== undefined) return createHttpCatalogue({ baseUrl: settings.apiBaseUrl });
  return openEmbeddedCatalogue(settings).source;
}

/** The embedded catalogue, for commands that prepare or fill it. */
export function openEmbeddedCatalogue(settings: Settings): {
  source: CatalogueSource;
  store: CatalogueStore;
} {
  return createDatabaseCatalogue({ url: settings.databaseUrl, authToken: settings.databaseAuthToken, clock });
}
