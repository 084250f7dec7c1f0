import type { ExportFormat } from '@/lib/catalogue/export/format-export';
import { readArguments } from './read-arguments';
import { UsageError } from './usage-error';

/** `file` is a path, or "-" for standard output. */
export type ExportArguments = { file: string; format: ExportFormat; isCompressed: boolean };

const FORMATS: readonly ExportFormat[] = ['json', 'csv'];
const USAGE = [
  'Usage: npm run export -- <file> [--format json|csv]',
  '  <file>    where to, or - for standard output; a name that ends in .gz is compressed',
  '  --format  json or csv; left out, what the name of the file says; standard output is json',
].join('\n');

/** What to write where, from the arguments of the command. Throws CommandError with the usage if they make no sense. */
export function parseExportArguments(args: string[]): ExportArguments {
  const { values, positionals } = readArguments(args, USAGE, { format: { type: 'string' } });
  const [file, ...rest] = positionals;
  if (file === undefined || file === '') throw new UsageError('Name a file.', USAGE);
  if (/[/\\]$/.test(file)) throw new UsageError(`"${file}" is a folder: name a file in it.`, USAGE);
  if (rest.length > 0) throw new UsageError(`One file at a time: "${rest.join(' ')}" is too much.`, USAGE);
  return { file, format: pickFormat(file, values.format), isCompressed: /\.gz$/i.test(file) };
}

function pickFormat(file: string, told: string | undefined): ExportFormat {
  const named = file === '-' ? 'json' : /\.(csv|json)(?:\.gz)?$/i.exec(file)?.[1]?.toLowerCase();
  const name = told ?? named;
  if (name === undefined) {
    throw new UsageError(`"${file}" says no format: end it in .json or .csv, or add --format.`, USAGE);
  }
  const format = FORMATS.find((known) => known === name);
  if (format === undefined) throw new UsageError(`--format is "${name}", but takes json or csv.`, USAGE);
  return format;
}
