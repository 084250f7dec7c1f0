import { readArguments } from './read-arguments';
import { UsageError } from './usage-error';

/** Each of `files` is a path, or "-" for standard input. */
export type ArticleArguments = { files: string[]; isDryRun: boolean };

const USAGE = [
  'Usage: npm run article -- <file.md>... [--dry-run]',
  '  <file.md>  Markdown with front matter, or - for standard input',
  '  --dry-run  says what would happen and changes nothing',
].join('\n');

/** Which articles to save, from the arguments of the command. Throws CommandError with the usage if they make no sense. */
export function parseArticleArguments(args: string[]): ArticleArguments {
  const { values, positionals: files } = readArguments(args, USAGE, { 'dry-run': { type: 'boolean' } });
  if (files.length === 0) throw new UsageError('Name a file.', USAGE);
  const repeated = files.find((file, index) => files.indexOf(file) !== index);
  if (repeated !== undefined) throw new UsageError(`"${repeated}" is named twice.`, USAGE);
  return { files, isDryRun: values['dry-run'] === true };
}
