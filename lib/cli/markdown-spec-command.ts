import path from 'node:path';
import {
  checkExamples,
  formatConformance,
  listUnexplained,
  parseExamples,
  type Example,
} from '@/lib/content/markdown/conformance';
import { CommandError } from './command-error';
import { readArguments } from './read-arguments';
import { UsageError } from './usage-error';

type SpecTools = { readFile: (file: string) => Promise<string>; print: (text: string) => void };

const USAGE = [
  'Usage: npm run markdown:spec -- <file>...',
  '  <file>  examples of a specification: the spec.txt of CommonMark or GFM, or the same as JSON',
].join('\n');

/**
 * Prints how far articles render the examples of specifications as those say. Answers the exit code: 1 where one
 * differs for a reason that explained-differences.ts does not give. Throws CommandError on a file that cannot be read.
 */
export async function runMarkdownSpec(args: string[], { readFile, print }: SpecTools): Promise<number> {
  const { positionals: files } = readArguments(args, USAGE, {});
  if (files.length === 0) throw new UsageError('Name a file.', USAGE);
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
