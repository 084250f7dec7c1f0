import { readAdUnits } from '@/lib/ads/read-ad-units';
import { getSettings } from '@/lib/config';
import { buildSiteIfNeeded } from './build-site';
import { prepareEmbeddedCatalogue } from './embedded-catalogue';
import { checkPort } from './port';
import { serveSite } from './serve';

/** Prepares the catalogue, builds the site if that is needed, and serves it; answers the exit code of the server. */
export async function startSite(): Promise<number> {
  const settings = getSettings();
  // Throws on a wrong file, before anything is made ready.
  readAdUnits(settings.adsFile);
  await checkPort(settings.port);
  await prepareEmbeddedCatalogue(settings);
  await buildSiteIfNeeded();
  return serveSite(settings);
}
