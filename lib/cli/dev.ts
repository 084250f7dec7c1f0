import { createCommand } from './support/command';
import { prepareEmbeddedCatalogue } from './support/embedded-catalogue';
import { checkOwnFiles, loadSettings } from './support/load-settings';
import { checkPort, serveSiteInDevelopment } from './support/serve-site';

export const command = createCommand(
  'dev',
  'Prepares the catalogue and serves the site for developers.',
).action(async () => {
  const settings = loadSettings('development');
  await checkOwnFiles(settings);
  await checkPort(settings.port);
  await prepareEmbeddedCatalogue(settings);
  process.exitCode = await serveSiteInDevelopment(settings);
});
