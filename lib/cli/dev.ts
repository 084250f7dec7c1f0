import { getSettings } from '@/lib/config';
import { checkOwnFiles } from './check-own-files';
import { prepareEmbeddedCatalogue } from './embedded-catalogue';
import { loadEnv } from './load-env';
import { checkPort } from './port';
import { runCommand } from './run-command';
import { serveSiteInDevelopment } from './serve';

loadEnv('development');
await runCommand(async () => {
  const settings = getSettings();
  await checkOwnFiles(settings);
  await checkPort(settings.port);
  await prepareEmbeddedCatalogue(settings);
  return serveSiteInDevelopment(settings);
});
