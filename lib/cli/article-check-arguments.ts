import { readArguments } from './read-arguments';
import { UsageError } from './usage-error';

const USAGE = [
  'Usage: npm run article:check -- <file.md>...',
  '  <file.md>  Markdown, with front matter or without',
].join('\n');

/** Which files to check, each once. Throws CommandError with the usage if the arguments make no sense. */
export function parseArticleCheckArguments(args: string[]): string[] {
  const files = [...new Set(readArguments(args, USAGE, {}).positionals)];
  if (files.length === 0) throw new UsageError('Name a file.', USAGE);
  return files;
}
