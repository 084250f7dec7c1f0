import { getSettings } from '@/lib/config';
import { loadEnv } from './load-env';
import { parsePreviewLinkArguments } from './preview-link-arguments';
import { runPreviewLink } from './preview-link-command';
import { readCatalogue } from './read-catalogue';
import { runCommand } from './run-command';

loadEnv();
await runCommand(async () =>
  runPreviewLink(parsePreviewLinkArguments(process.argv.slice(2)), getSettings(), {
    readCatalogue,
    now: new Date(),
    print: console.log,
  }),
);
