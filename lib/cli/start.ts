import { buildSiteIfNeeded } from './support/build-site';
import { createCommand } from './support/command';
import { prepareEmbeddedCatalogue } from './support/embedded-catalogue';
import { checkOwnFiles, loadSettings } from './support/load-settings';
import { checkPort } from './support/serve-site';

export const command = createCommand(
  'start',
  'Prepares the catalogue, builds the site if that is needed, and serves it.',
)
  .option('--no-build', 'serves what is built, as in a container that has nothing to build with')
  .option('--no-serve', 'does all before that, and does not serve')
  // lib/cli/run.js serves: this process ends before.
  .action(async ({ build }) => {
    const settings = loadSettings();
    await checkOwnFiles(settings);
    await checkPort(settings.port);
    await prepareEmbeddedCatalogue(settings);
    if (build) await buildSiteIfNeeded();
  });
