import { getSettings } from '@/lib/config';
import { buildSite } from './build-site';
import { prepareEmbeddedCatalogue } from './embedded-catalogue';
import { loadEnv } from './load-env';
import { runCommand } from './run-command';

loadEnv();
await runCommand(async () => {
  const settings = getSettings();
  await prepareEmbeddedCatalogue(settings);
  await buildSite(settings);
  return 0;
});
