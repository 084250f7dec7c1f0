import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  checkExamples,
  formatConformance,
  listUnexplained,
  parseExamples,
  type Example,
} from '@/lib/content/markdown/conformance';
import { createCommand } from '../support/command';
import { CommandError } from '../support/command-error';

type SpecTools = { readFile: (file: string) => Promise<string>; print: (text: string) => void };

export const command = createCommand(
  'markdown:spec',
  'Says how much of a file of Markdown examples is shown as it should be.',
)
  .argument('<file...>', 'the spec.txt of CommonMark or GFM, or the same as JSON')
  .action(async (files) => {
    const read = (file: string) => readFile(file, 'utf8');
    process.exitCode = await runMarkdownSpec(files, { readFile: read, print: console.log });
  });

/**
 * Prints how far articles render the examples of specifications as those say. Returns the exit code: 1 where one
 * differs for a reason that explained-differences.ts does not give. Throws CommandError on a file that cannot be read.
 */
export async function runMarkdownSpec(files: string[], { readFile, print }: SpecTools): Promise<number> {
  let unexplained = 0;
  for (const file of files) {
    const checked = await checkExamples(await loadExamples(file, readFile));
    unexplained += listUnexplained(checked).length;
    print(formatConformance(path.basename(file), checked));
  }
  return unexplained > 0 ? 1 : 0;
}

async function loadExamples(file: string, readFile: SpecTools['readFile']): Promise<Example[]> {
  try {
    return parseExamples(await readFile(file));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${file} cannot be used as examples. ${reason}`);
  }
}
