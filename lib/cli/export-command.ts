import type { ExportRow } from '@/lib/catalogue/export/sections';
import { formatExport } from '@/lib/catalogue/export/format-export';
import { readExport } from '@/lib/catalogue/export/read-export';
import type { Settings } from '@/lib/config';
import { checkNotDatabase } from './check-not-database';
import { checkTarget } from './check-target';
import { CommandError } from './command-error';
import type { ExportArguments } from './export-arguments';
import { getErrorCode } from './get-error-code';
import { toCommandError } from './prepare';
import { requireDatabase } from './require-database';

export type ExportTools = {
  writeOutput: (
    file: string,
    text: AsyncIterable<string>,
    options: { isCompressed: boolean },
  ) => Promise<void>;
  /** Not to standard output, where the export itself may go. */
  print: (line: string) => void;
};

/** What the file system says of a place that cannot be written. */
const REASONS = new Map([
  ['EACCES', 'this user may not write it'],
  ['EROFS', 'its disk is for reading only'],
  ['ENOSPC', 'the disk is full'],
]);

/**
 * Writes the whole embedded catalogue to a file, or to standard output, and says how much that is. Answers the exit
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
