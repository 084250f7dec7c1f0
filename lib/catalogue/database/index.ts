import type { CatalogueSource } from '../source';
import type { CatalogueStore } from '../writer';
import { openDatabase, type Connection } from './open-database';
import { createSource } from './source';
import { createStore } from './store';
import { createTransitions } from './transitions';

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
  const transitions = createTransitions(opened, clock);
  return { source: createSource(opened, transitions, clock), store: createStore(opened, transitions, clock) };
}
