import { getSettings, type Settings } from '@/lib/config';
import { selectSource } from './select-source';
import type { CatalogueSource } from './source';
import { listPictureHosts, withTrustedPictures } from './with-trusted-pictures';

/**
 * What other rooms use of the catalogue: what is named here, and these files, which code for the browser and commands
 * import directly. `types`, `source`, `writer`: the nouns and the ports. `wire/*`: the JSON of the API. `offer-dates`,
 * `find-offer`, `home-lists`, `page-window`, `build-empty-result`: rules. `select-source`, `with-trusted-pictures`,
 * `identify-catalogue`, `export/*` and the faces of the adapters: for commands.
 */

export type { CatalogueSource } from './source';
export type * from './types';
export { serveStaticFile } from './static-data/serve-static-file';

// One per process, also where the development server evaluates this module again.
const holder = globalThis as typeof globalThis & { clipmintCatalogue?: CatalogueSource };

/**
 * The catalogue of this process (docs/specification.md §1.10), wherever it lives; its pictures come from trusted hosts
 * only. Throws SettingsError on a wrong setting.
 */
export function getCatalogue(): CatalogueSource {
  holder.clipmintCatalogue ??= openCatalogue(getSettings());
  return holder.clipmintCatalogue;
}

function openCatalogue(settings: Settings): CatalogueSource {
  return withTrustedPictures(selectSource(settings), listPictureHosts(settings));
}
