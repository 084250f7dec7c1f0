import { readAdUnits } from '@/lib/ads/read-ad-units';
import { getSettings } from '@/lib/config';
import { prepareEmbeddedCatalogue } from './embedded-catalogue';
import { loadEnv } from './load-env';
import { checkPort } from './port';
import { runCommand } from './run-command';
import { serveSiteInDevelopment } from './serve';

loadEnv('development');
await runCommand(async () => {
  const settings = getSettings();
  // Throws on a wrong file, before anything is made ready.
  readAdUnits(settings.adsFile);
  await checkPort(settings.port);
  await prepareEmbeddedCatalogue(settings);
  return serveSiteInDevelopment(settings);
});
