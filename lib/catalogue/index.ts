import { getSettings, type Settings } from '@/lib/config';
import { selectSource } from './select-source';
import type { CatalogueSource } from './source';
import { listPictureHosts, withTrustedPictures } from './with-trusted-pictures';

export type { CatalogueSource } from './source';
export type * from './types';
export { answerStaticFile } from './static-data/answer-static-file';

// One per process, also where the development server evaluates this module again.
const holder = globalThis as typeof globalThis & { clipmintCatalogue?: CatalogueSource };

/**
 * The catalogue of this process (spec §7), wherever it lives; its pictures come from trusted hosts only. Throws
 * SettingsError on a wrong setting.
 */
export function getCatalogue(): CatalogueSource {
  holder.clipmintCatalogue ??= openCatalogue(getSettings());
  return holder.clipmintCatalogue;
}

function openCatalogue(settings: Settings): CatalogueSource {
  return withTrustedPictures(selectSource(settings), listPictureHosts(settings));
}
