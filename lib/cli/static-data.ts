import type { CatalogueSource } from '@/lib/catalogue';
import {
  STATIC_DATA_FOLDER,
  STATIC_DATA_STORAGE,
  type StaticData,
  buildStaticData,
  checkStaticData,
  writeStaticData,
} from '@/lib/catalogue/static-data';
import { listPictureHosts, withTrustedPictures } from '@/lib/catalogue/with-trusted-pictures';
import type { Settings } from '@/lib/config';
import { createCommand } from './support/command';
import { CommandError, getErrorCode } from './support/command-error';
import { toCommandError } from './support/database-error';
import { readCatalogue } from './support/embedded-catalogue';
import { loadSettings } from './support/load-settings';

export type StaticDataTools = {
  /** Runs `read` on the catalogue that the site shows, never on files that were built before. */
  readLive: <T>(settings: Settings, read: (source: CatalogueSource) => Promise<T>) => Promise<T>;
  places: { folder: string; storage: string };
  now: Date;
  print: (line: string) => void;
};

export const command = createCommand(
  'static-data',
  'Writes public/static-data: the files that are read before the API host is asked.',
).action(async () => {
  process.exitCode = await runStaticData(loadSettings(), {
    readLive,
    places: { folder: STATIC_DATA_FOLDER, storage: STATIC_DATA_STORAGE },
    now: new Date(),
    print: console.log,
  });
});

/**
 * Builds the pre-built files of docs/specification.md §7.13 from the catalogue that the site shows. Returns the exit
 * code. Throws CommandError, with the old files as they were, where the catalogue fails, lists nothing or lists what
 * the site could not read, or where the files cannot be written.
 */
export async function runStaticData(settings: Settings, tools: StaticDataTools): Promise<number> {
  const { readLive: read, places, now, print } = tools;
  const data = await load(settings, read, now);
  requireReadable(data);
  try {
    await writeStaticData(data, places, now);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`The files were not written, and the old ones stay. ${reason}`);
  }
  print(`${Object.keys(data).length} files are in ${places.folder}.`);
  if (settings.apiBaseUrl === undefined) {
    print('The site reads them only with API_BASE_URL: its own database responds sooner.');
  }
  return 0;
}

async function load(settings: Settings, readLive: StaticDataTools['readLive'], now: Date) {
  try {
    return await readLive(settings, async (source) => {
      const trusted = withTrustedPictures(source, listPictureHosts(settings));
      await requireContent(trusted);
      return buildStaticData(trusted, now);
    });
  } catch (error) {
    if (error instanceof CommandError || settings.apiBaseUrl === undefined || getErrorCode(error) !== null) {
      throw toCommandError(error, settings.databaseUrl);
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${reason} Nothing was written, and the old files stay.`);
  }
}

/** Empty lists mean a broken host more often than an empty catalogue. */
async function requireContent(source: CatalogueSource): Promise<void> {
  const lists = await Promise.all([source.listBrands(), source.listCoupons(), source.listDeals()]);
  if (lists.some(({ total }) => total > 0)) return;
  throw new CommandError('The catalogue lists nothing. Nothing was written, and the old files stay.');
}

function requireReadable(data: StaticData): void {
  try {
    checkStaticData(data);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${reason} Nothing was written, and the old files stay.`);
  }
}

/** As `readCatalogue`, but an API host itself is asked, never files that were built before. */
async function readLive<T>(settings: Settings, read: (source: CatalogueSource) => Promise<T>): Promise<T> {
  if (settings.apiBaseUrl === undefined) return readCatalogue(settings, read);
  const { openHostCatalogue } = await import('@/lib/catalogue/select-source');
  return read(openHostCatalogue(settings.apiBaseUrl, settings));
}
