import { getSettings } from '@/lib/config';
import { parseArticleCheckArguments } from './article-check-arguments';
import { runArticleCheck } from './article-check-command';
import { hasSiteFile } from './has-site-file';
import { loadEnv } from './load-env';
import { openLookups } from './open-lookups';
import { readTextFile } from './read-text-file';
import { runCommand } from './run-command';

loadEnv();
await runCommand(async () =>
  runArticleCheck(parseArticleCheckArguments(process.argv.slice(2)), getSettings(), {
    readFile: readTextFile,
    openLookups,
    hasFile: hasSiteFile,
    print: console.log,
  }),
);
