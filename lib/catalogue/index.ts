import { getSettings, type Settings } from '@/lib/config';
import type { Locale } from '@/lib/i18n';
import { logFailure } from '@/lib/server';
import type { ImportLog } from './import-log';
import { withSubIds } from './map-offers';
import { openEmbeddedCatalogue, openVisitors, selectSource } from './select-source';
import type { CatalogueSource } from './source';
import type { CatalogueStore } from './writer';
import { createSiteVisitors, type SiteVisitors } from './visitors/site-visitors';
import { withTranslatedCategories } from './with-translated-categories';
import { listPictureHosts, withTrustedPictures } from './with-trusted-pictures';

/*
 * What other rooms use: the door to the catalogue and its types. `rules` has what needs no source, so that using it loads
 * no adapter; `wire` the JSON of the API; `export`, `static-data` and `database/backup` are for commands.
 */

export type * from './import-log';
export type * from './source';
export type * from './types';
export type * from './corrections';
export type * from './new-items';
export type * from './writer';
export type { DueMail } from './visitors';
export type { SiteVisitors } from './visitors/site-visitors';
export { serveStaticFile } from './static-data/serve-static-file';

// One per process, also where the development server evaluates this module again.
const holder = globalThis as typeof globalThis & {
  clipmintCatalogue?: CatalogueSource;
  clipmintVisitors?: SiteVisitors;
  clipmintDatabase?: OwnDatabase;
};

/**
 * The catalogue of this process (docs/specification.md §1.10), wherever it lives; its pictures come from trusted hosts
 * only, its links name its offers, and its offers what visitors say of them. Throws SettingsError on a wrong setting.
 */
export function getCatalogue(): CatalogueSource {
  holder.clipmintCatalogue ??= openCatalogue(getSettings());
  return holder.clipmintCatalogue;
}

/** What visitors leave behind in this process, also where an API host is the source of the catalogue. */
export function getVisitors(): SiteVisitors {
  holder.clipmintVisitors ??= createSiteVisitors({
    openStore: () => openVisitors(getSettings()),
    clock: () => new Date(),
    report: logFailure,
  });
  return holder.clipmintVisitors;
}

/** What this process's own catalogue remembers of its imports, and its schema. */
export type OwnDatabase = { imports: ImportLog; store: Pick<CatalogueStore, 'compareSchema'> };

/** The database of this process's own catalogue; null where an API host is the source. */
export function getOwnDatabase(settings: Settings): OwnDatabase | null {
  if (settings.apiBaseUrl !== undefined) return null;
  return (holder.clipmintDatabase ??= openEmbeddedCatalogue(settings));
}

/** The catalogue with categories named in a language, for what is shown to somebody. */
export function getCatalogueIn(locale: Locale): CatalogueSource {
  return withTranslatedCategories(getCatalogue(), locale);
}

function openCatalogue(settings: Settings): CatalogueSource {
  const source = withTrustedPictures(selectSource(settings), listPictureHosts(settings));
  return getVisitors().withVotes(withSubIds(source, settings.subIds));
}
