import { setTimeout as sleep } from 'node:timers/promises';
import { getSettings } from '@/lib/config';
import { openCatalogue } from './embedded-catalogue';
import { parseImportArguments } from './import-arguments';
import { runImport } from './import-command';
import { loadEnv } from './load-env';
import { readFeedFile } from './read-feed-file';
import { runCommand } from './run-command';

loadEnv();
await runCommand(async () =>
  runImport(parseImportArguments(process.argv.slice(2)), getSettings(), {
    readFile: readFeedFile,
    openCatalogue,
    watch: { fetch, sleep, clock: () => performance.now() },
    print: console.log,
  }),
);
