import { buildSiteIfNeeded } from './support/build-site';
import { createCommand } from './support/command';
import { prepareEmbeddedCatalogue } from './support/embedded-catalogue';
import { checkOwnFiles, loadSettings } from './support/load-settings';
import { checkPort, serveSite } from './support/serve-site';

export const command = createCommand(
  'start',
  'Prepares the catalogue, builds the site if that is needed, and serves it.',
).action(async () => {
  const settings = loadSettings();
  await checkOwnFiles(settings);
  await checkPort(settings.port);
  await prepareEmbeddedCatalogue(settings);
  await buildSiteIfNeeded();
  process.exitCode = await serveSite(settings);
});
