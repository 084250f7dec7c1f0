import type { Settings } from '@/lib/config';
import {
  getFeedFormat,
  OptionsError,
  pickSource,
  type FeedFormat,
  type FeedMapping,
  type FormatRecipe,
} from '@/lib/feeds';
import { CommandError } from './command-error';
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
  const mapping = await readMapping(args, readText);
  return { args, format, recipe, source: pickSource(format, args), mapping };
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
