import { readFile } from 'node:fs/promises';
import { runMarkdownSpec } from './markdown-spec-command';
import { runCommand } from './run-command';

await runCommand(() =>
  runMarkdownSpec(process.argv.slice(2), {
    readFile: (file) => readFile(file, 'utf8'),
    print: console.log,
  }),
);
