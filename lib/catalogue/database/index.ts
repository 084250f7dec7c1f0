import type { ImportLog } from '../import-log';
import type { CatalogueSource } from '../source';
import type { CatalogueStore } from '../writer';
import { createImportLog } from './importing/import-log';
import { openDatabase, type Connection } from './open-database';
import { createSource } from './source';
import { createStore } from './store';
import { withTags } from './tags/tagged-source';
import { createTransitions } from './transitions';
import { openVisitorStore, type VisitorStore } from '../visitors';

/** `visitors` is where visitors' data lie, apart from the catalogue. */
type Settings = Connection & {
  visitors: Connection & { asksToConfirm?: boolean };
  clock: () => Date;
};

/**
 * The embedded catalogue behind a `file:`, `libsql:`, `http(s):` or `ws(s):` URL: read by the site as `source`, filled
 * by commands as `store`, which record in `imports` what they bring in. Throws if a file cannot be opened; every call rejects if the server cannot be reached.
 */
export function createDatabaseCatalogue(settings: Settings): {
  source: CatalogueSource;
  store: CatalogueStore;
  imports: ImportLog;
} {
  const { url, authToken, clock } = settings;
  const opened = openDatabase({ url, authToken });
  const transitions = createTransitions(opened, clock);
  const store = createStore(opened, url, transitions, clock);
  let opening: VisitorStore | null = null;
  // With its first use only: most commands have none.
  const openVisitors = () => (opening ??= openVisitorStore({ ...settings.visitors, clock }));
  return {
    source: {
      ...withTags(createSource(opened, transitions, clock)),
      subscribe: (subscription) => openVisitors().subscribe(subscription),
      unsubscribe: async (email) => void (await openVisitors().unsubscribe(email)),
    },
    store: {
      ...store,
      async migrate() {
        await store.migrate();
        await openVisitors().prepare({ url, authToken });
      },
      close() {
        opening?.close();
        store.close();
      },
    },
    imports: createImportLog({ opened, url, clock }),
  };
}
