import { type ExportFormat, type ExportRow, formatExport, readExport } from '@/lib/catalogue/export';
import type { Settings } from '@/lib/config';
import { createCommand } from './support/command';
import { CommandError, getErrorCode, UsageError } from './support/command-error';
import { toCommandError } from './support/database-error';
import { requireDatabase } from './support/embedded-catalogue';
import { loadSettings } from './support/load-settings';
import { checkNotDatabase, checkTarget, writeOutput } from './support/output-file';

/** `file` is a path, or "-" for standard output. */
type ExportArguments = { file: string; format: ExportFormat; isCompressed: boolean };

const FORMATS: readonly ExportFormat[] = ['json', 'csv'];

export type ExportTools = {
  writeOutput: (
    file: string,
    text: AsyncIterable<string>,
    options: { isCompressed: boolean },
  ) => Promise<void>;
  /** Not to standard output, where the export itself may go. */
  print: (line: string) => void;
};

/** What the file system says of a path that cannot be written. */
const REASONS = new Map([
  ['EACCES', 'this user may not write it'],
  ['EROFS', 'its disk is for reading only'],
  ['ENOSPC', 'the disk is full'],
]);

export const command = createCommand('export', 'Writes the whole catalogue as JSON or CSV.')
  .argument('<file>', 'where to, or - for standard output; a name that ends in .gz is compressed', parseFile)
  .option(
    '--format <format>',
    'json or csv; left out, what the name of the file says; standard output is json',
  )
  .action(async (file, { format }) => {
    const tools = { writeOutput, print: console.error };
    process.exitCode = await runExport(toExportArguments(file, { format }), loadSettings(), tools);
  });

function parseFile(file: string): string {
  if (file === '') throw new UsageError('Name a file.');
  if (/[/\\]$/.test(file)) throw new UsageError(`"${file}" is a folder: name a file in it.`);
  return file;
}

/** What to write where, from the arguments as parsed. Throws UsageError where nothing names a known format. */
export function toExportArguments(file: string, { format }: { format?: string }): ExportArguments {
  return { file, format: pickFormat(file, format), isCompressed: /\.gz$/i.test(file) };
}

/** The format that --format names, else the ending of the file. */
function pickFormat(file: string, option: string | undefined): ExportFormat {
  const ending = file === '-' ? 'json' : /\.(csv|json)(?:\.gz)?$/i.exec(file)?.[1]?.toLowerCase();
  const name = option ?? ending;
  if (name === undefined) {
    throw new UsageError(`"${file}" says no format: end it in .json or .csv, or add --format.`);
  }
  const format = FORMATS.find((known) => known === name);
  if (format === undefined) throw new UsageError(`--format is "${name}", but takes json or csv.`);
  return format;
}

/**
 * Writes the whole embedded catalogue to a file, or to standard output, and says how much that is. Returns the exit
 * code. Throws CommandError, with the file left as it was, where that cannot be done.
 */
export async function runExport(
  { file, format, isCompressed }: ExportArguments,
  settings: Settings,
  { writeOutput, print }: ExportTools,
): Promise<number> {
  if (settings.apiBaseUrl !== undefined) {
    throw new CommandError(
      `API_BASE_URL is set, so the site shows the catalogue of ${settings.apiBaseUrl}: export there, or unset it.`,
    );
  }
  requireDatabase(settings);
  if (file !== '-') {
    checkNotDatabase(file, settings);
    await checkTarget(file);
  }
  const counts = { category: 0, brand: 0, offer: 0, article: 0 };
  const rows = countRows(
    readExport({ url: settings.databaseUrl, authToken: settings.databaseAuthToken }),
    counts,
  );
  try {
    await writeOutput(file, formatExport(rows, format), { isCompressed });
  } catch (error) {
    const reason = REASONS.get(getErrorCode(error) ?? '');
    throw reason === undefined
      ? toCommandError(error, settings.databaseUrl)
      : new CommandError(`${file} cannot be written: ${reason}.`);
  }
  const { category, brand, offer, article } = counts;
  print(`Exported: categories ${category}, brands ${brand}, offers ${offer}, articles ${article}`);
  return 0;
}

async function* countRows(chunks: AsyncIterable<ExportRow[]>, counts: Record<ExportRow['record'], number>) {
  for await (const chunk of chunks) {
    for (const { record } of chunk) counts[record] += 1;
    yield chunk;
  }
}
