import {
  buildStaticData,
  checkStaticData,
  type StaticData,
} from '@/lib/catalogue/static-data/build-static-data';
import type { CatalogueSource } from '@/lib/catalogue/source';
import { writeStaticData } from '@/lib/catalogue/static-data/write-static-data';
import { listPictureHosts, withTrustedPictures } from '@/lib/catalogue/with-trusted-pictures';
import type { Settings } from '@/lib/config';
import { CommandError } from './command-error';
import { getErrorCode } from './get-error-code';
import { toCommandError } from './prepare';
import { readArguments } from './read-arguments';
import { UsageError } from './usage-error';

export type StaticDataTools = {
  /** Runs `read` on the catalogue that the site shows, never on files that were built before. */
  readLive: <T>(settings: Settings, read: (source: CatalogueSource) => Promise<T>) => Promise<T>;
  places: { folder: string; storage: string };
  now: Date;
  print: (line: string) => void;
};

const USAGE = [
  'Usage: npm run static-data',
  '  It takes no arguments, and writes public/static-data from the host of API_BASE_URL.',
].join('\n');

/**
 * Builds the pre-built files of spec §7 from the catalogue that the site shows. Answers the exit code. Throws CommandError,
 * with the old files as they were, where the catalogue fails or lists nothing or what the site could not read, or the
 * files cannot be written.
 */
export async function runStaticData(
  args: string[],
  settings: Settings,
  tools: StaticDataTools,
): Promise<number> {
  const { readLive, places, now, print } = tools;
  const { positionals } = readArguments(args, USAGE, {});
  if (positionals.length > 0) throw new UsageError(`"${positionals.join(' ')}" is too much.`, USAGE);
  const data = await load(settings, readLive, now);
  requireReadable(data);
  try {
    await writeStaticData(data, places, now);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`The files were not written, and the old ones stay. ${reason}`);
  }
  print(`${Object.keys(data).length} files are in ${places.folder}.`);
  if (settings.apiBaseUrl === undefined) {
    print('The site reads them only with API_BASE_URL: its own database answers sooner.');
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

/** A host that answers empty lists is more likely to be broken than a shop window without anything in it. */
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
