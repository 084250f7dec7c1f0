import type { CatalogueSource } from '../source';
import type { CatalogueStore } from '../writer';
import { openDatabase, type Connection } from './open-database';
import { createSettler } from './settle';
import { createSource } from './source';
import { createStore } from './store';

type Settings = Connection & { clock: () => Date };

/**
 * The embedded catalogue behind a `file:`, `libsql:`, `http(s):` or `ws(s):` URL: read by the site as `source`, filled
 * by commands as `store`. Throws if a file cannot be opened; every call rejects if the server cannot be reached.
 */
export function createDatabaseCatalogue(settings: Settings): {
  source: CatalogueSource;
  store: CatalogueStore;
} {
  const opened = openDatabase(settings);
  const { clock } = settings;
  const settler = createSettler(opened, clock);
  return { source: createSource(opened, settler, clock), store: createStore(opened, settler, clock) };
}
