import type { Settings } from '@/lib/config';
import {
  getFeedFormat,
  OptionsError,
  pickSource,
  type FeedFormat,
  type FeedMapping,
  type FormatRecipe,
} from '@/lib/feeds';
import { CommandError, USAGE_EXIT_CODE } from './command-error';
import { hasSince } from './import-address';
import type { ImportArguments } from './import-arguments';
import type { ImportTools } from './import-tools';
import { readColumns } from './import-columns';
import { readMapping } from './import-mapping';
import { checkImportPaths } from './import-paths';

/** Arguments with the files that they name read. */
export type PreparedImport = {
  args: ImportArguments;
  format: FeedFormat;
  /** Makes the same format again, in another thread. */
  recipe: FormatRecipe;
  /** Under which its offers are kept. */
  source: string;
  mapping?: FeedMapping;
};

/** Reads what the arguments name besides the feed. Throws CommandError on a file or an option that cannot be used. */
export async function prepareImport(
  args: ImportArguments,
  settings: Settings,
  { readText }: Pick<ImportTools, 'readText'>,
): Promise<PreparedImport> {
  await checkImportPaths(args, settings);
  const columns = await readColumns(args.columnsFile, readText);
  const { formatName: name, brand, source } = args;
  const recipe = { name, options: { brand, source, columns } };
  const format = pickFormat(recipe);
  checkSince(args, format);
  const mapping = await readMapping(args, readText);
  return { args, format, recipe, source: pickSource(format, args), mapping };
}

/** What changed lately is a part: as a snapshot it would retire all the rest. */
function checkSince({ file, mode }: ImportArguments, format: FeedFormat): void {
  if (!hasSince(file) || (mode ?? format.mode) === 'delta') return;
  const way = mode === undefined ? 'add --delta' : 'use --delta in place of --snapshot';
  throw new CommandError(
    `{since} asks only for what has changed, and in a snapshot all the rest would be gone: ${way}. Nothing was changed.`,
    USAGE_EXIT_CODE,
  );
}

function pickFormat({ name, options }: FormatRecipe): FeedFormat {
  try {
    const format = getFeedFormat(name, options);
    if (format === null) throw new OptionsError(`"${name}" is no known format.`);
    return format;
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw new CommandError(`${error.message} Nothing was changed.`);
  }
}
