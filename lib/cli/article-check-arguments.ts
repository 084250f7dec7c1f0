import { parseArgs } from 'node:util';
import { CommandError, USAGE_EXIT_CODE } from './command-error';

const USAGE = [
  'Usage: npm run article:check -- <file.md>...',
  '  <file.md>  Markdown, with front matter or without',
].join('\n');

/** Which files to check, each once. Throws CommandError with the usage if the arguments make no sense. */
export function parseArticleCheckArguments(args: string[]): string[] {
  const files = [...new Set(parse(args))];
  if (files.length === 0) throw new UsageError('Name a file.');
  return files;
}

class UsageError extends CommandError {
  constructor(message: string) {
    super(`${message}\n${USAGE}`, USAGE_EXIT_CODE);
  }
}

function parse(args: string[]): string[] {
  try {
    return parseArgs({ args, allowPositionals: true, options: {} }).positionals;
  } catch (error) {
    throw new UsageError(error instanceof Error ? `${error.message}.` : 'The arguments cannot be read.');
  }
}
