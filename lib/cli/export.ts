import { getSettings } from '@/lib/config';
import { parseExportArguments } from './export-arguments';
import { runExport } from './export-command';
import { loadEnv } from './load-env';
import { runCommand } from './run-command';
import { writeOutput } from './write-output';

loadEnv();
await runCommand(async () =>
  runExport(parseExportArguments(process.argv.slice(2)), getSettings(), {
    writeOutput,
    print: console.error,
  }),
);
