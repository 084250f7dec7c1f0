import { setTimeout as sleep } from 'node:timers/promises';
import { getSettings } from '@/lib/config';
import { confirm } from './confirm';
import { openCatalogue } from './embedded-catalogue';
import { loadEnv } from './load-env';
import { createProgress } from './progress';
import { parseRestoreArguments } from './restore-arguments';
import { runRestore } from './restore-command';
import { runCommand } from './run-command';

loadEnv();
await runCommand(async () =>
  runRestore(parseRestoreArguments(process.argv.slice(2)), getSettings(), {
    openCatalogue,
    confirm,
    createProgress,
    watch: { fetch, sleep, clock: () => performance.now() },
    now: new Date(),
    print: console.log,
  }),
);
