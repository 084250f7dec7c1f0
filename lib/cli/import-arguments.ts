import { parseArgs } from 'node:util';
import { getFeedFormat, listFeedFormatNames, type FeedFormat } from '@/lib/feeds';
import { parseOrExplain, UsageError } from './usage-error';

/** `file` is a path, or "-" for standard input. */
export type ImportArguments = { format: FeedFormat; file: string; isDryRun: boolean };

const USAGE = [
  'Usage: npm run import -- <format> <file> [--dry-run]',
  `  <format>   ${listFeedFormatNames().join(', ')}`,
  '  <file>     path of the feed, or - for standard input',
  '  --dry-run  says what would happen and changes nothing',
].join('\n');

/** What to import, from the arguments of the command. Throws CommandError with the usage if they make no sense. */
export function parseImportArguments(args: string[]): ImportArguments {
  const { values, positionals } = parse(args);
  const [formatName, file, ...rest] = positionals;
  if (formatName === undefined || file === undefined)
    throw new UsageError('Name a format and a file.', USAGE);
  if (rest.length > 0) throw new UsageError(`One file at a time: "${rest.join(' ')}" is too much.`, USAGE);
  const format = getFeedFormat(formatName);
  if (format === null) {
    throw new UsageError(
      `"${formatName}" is no known format; known are: ${listFeedFormatNames().join(', ')}.`,
      USAGE,
    );
  }
  return { format, file, isDryRun: values['dry-run'] === true };
}

function parse(args: string[]) {
  return parseOrExplain(USAGE, () =>
    parseArgs({ args, allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } }),
  );
}
