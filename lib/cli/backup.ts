import { getSettings } from '@/lib/config';
import { parseBackupArguments } from './backup-arguments';
import { runBackup } from './backup-command';
import { loadEnv } from './load-env';
import { runCommand } from './run-command';

loadEnv();
await runCommand(async () =>
  runBackup(parseBackupArguments(process.argv.slice(2)), getSettings(), {
    now: new Date(),
    print: console.log,
  }),
);
