import { getSettings } from '@/lib/config';
import { buildSiteIfNeeded } from './build-site';
import { checkOwnFiles } from './check-own-files';
import { prepareEmbeddedCatalogue } from './embedded-catalogue';
import { checkPort } from './port';
import { serveSite } from './serve';

/** Prepares the catalogue, builds the site if that is needed, and serves it; answers the exit code of the server. */
export async function startSite(): Promise<number> {
  const settings = getSettings();
  await checkOwnFiles(settings);
  await checkPort(settings.port);
  await prepareEmbeddedCatalogue(settings);
  await buildSiteIfNeeded();
  return serveSite(settings);
}
