import type { Settings } from '../config';
import { createDatabaseCatalogue } from './database';
import type { CatalogueSource } from './source';
import type { CatalogueStore } from './writer';

const clock = () => new Date();

/** The source that the settings name. The only file that knows every adapter. */
export function selectSource(settings: Settings): CatalogueSource {
  return openEmbeddedCatalogue(settings).source;
}

/** The embedded catalogue, for commands that prepare or fill it. */
export function openEmbeddedCatalogue(settings: Settings): {
  source: CatalogueSource;
  store: CatalogueStore;
} {
  return createDatabaseCatalogue({ url: settings.databaseUrl, authToken: settings.databaseAuthToken, clock });
}
