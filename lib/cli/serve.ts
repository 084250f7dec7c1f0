import { createCommand } from './support/command';
import { loadSettings } from './support/load-settings';
import { serveSite } from './support/serve-site';

export const command = createCommand(
  'serve',
  'Serves the site as it was built, from the catalogue as it is: the last step of start, and each process of several.',
).action(async () => {
  process.exitCode = await serveSite(loadSettings());
});
