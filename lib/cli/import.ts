import { setTimeout as sleep } from 'node:timers/promises';
import { getSettings } from '@/lib/config';
import { openCatalogue } from './embedded-catalogue';
import { parseImportArguments } from './import-arguments';
import { runImport } from './import-command';
import { fetchFeed, openFeedFile } from '@/lib/feeds';
import { isSameFile } from './is-same-file';
import { loadEnv } from './load-env';
import { createProgress } from './progress';
import { readTextFile } from './read-text-file';
import { runCommand } from './run-command';
import { writeOutput } from './write-output';

loadEnv();
await runCommand(async () =>
  runImport(parseImportArguments(process.argv.slice(2)), getSettings(), {
    openFile: openFeedFile,
    fetchFeed: (address) => fetchFeed(address, { fetch }),
    readText: readTextFile,
    writeText: (file, text) => writeOutput(file, [text], { isCompressed: false }),
    isSameFile,
    openCatalogue,
    createProgress: () => (process.stderr.isTTY ? createProgress('Bytes read', process.stderr) : null),
    startTimer: (callback, delayMs) => {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
    watch: { fetch, sleep, clock: () => performance.now() },
    secrets: { key: process.env.FEED_KEY, authorization: process.env.FEED_AUTHORIZATION },
    now: new Date(),
    print: console.log,
    printError: console.error,
  }),
);
