import { ensureBrowser } from '../support/browser';
import { createCommand } from '../support/command';
import { buildE2eSite } from '../support/e2e-site';

export const command = createCommand(
  'e2e:prepare',
  'Gets a browser where there is none, and builds the site afresh for the browser tests.',
).action(async () => {
  await ensureBrowser();
  await buildE2eSite();
});
