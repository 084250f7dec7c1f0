import { getSettings, type Settings } from '@/lib/config';
import { selectSource } from './select-source';
import type { CatalogueSource } from './source';
import { listPictureHosts, withTrustedPictures } from './with-trusted-pictures';

/**
 * What other rooms use of the catalogue. The files of wire/ are a face of their own, for whoever speaks the API's JSON;
 * database/, http/ and static-data/ are for this room, and for commands that prepare, fill or copy a catalogue.
 */

export type * from './types';
export type * from './writer';
export * from './source';
export { buildEmptyResult } from './build-empty-result';
export { formatExport, type ExportFormat } from './export/format-export';
export { BRAND_OFFERS, findOffer } from './find-offer';
export { HOME_SIZES, pickHighlightCategories } from './home-lists';
export { identifyCatalogue } from './identify-catalogue';
export { DAY_MS, ENDING_SOON_DAYS, getEndTime, getStartTime, parseOfferDate } from './offer-dates';
export { MAX_PAGE, toWindow, type PageWindow } from './page-window';
export { openEmbeddedCatalogue, openHostCatalogue } from './select-source';
export { answerStaticFile } from './static-data/answer-static-file';
export { listPictureHosts, withTrustedPictures } from './with-trusted-pictures';
export { BLANK_OFFER } from './writer';

// One per process, also where the development server evaluates this module again.
const holder = globalThis as typeof globalThis & { clipmintCatalogue?: CatalogueSource };

/**
 * The catalogue of this process (docs/specification.md §7), wherever it lives; its pictures come from trusted hosts only.
 * Throws SettingsError on a wrong setting.
 */
export function getCatalogue(): CatalogueSource {
  holder.clipmintCatalogue ??= openCatalogue(getSettings());
  return holder.clipmintCatalogue;
}

function openCatalogue(settings: Settings): CatalogueSource {
  return withTrustedPictures(selectSource(settings), listPictureHosts(settings));
}
