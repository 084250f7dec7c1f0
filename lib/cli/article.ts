import { setTimeout as sleep } from 'node:timers/promises';
import { getSettings } from '@/lib/config';
import { parseArticleArguments } from './article-arguments';
import { runArticle } from './article-command';
import { openCatalogue } from './embedded-catalogue';
import { loadEnv } from './load-env';
import { readTextFile } from './read-text-file';
import { runCommand } from './run-command';

loadEnv();
await runCommand(async () =>
  runArticle(parseArticleArguments(process.argv.slice(2)), getSettings(), {
    readFile: readTextFile,
    openCatalogue,
    watch: { fetch, sleep, clock: () => performance.now() },
    now: new Date(),
    print: console.log,
  }),
);
