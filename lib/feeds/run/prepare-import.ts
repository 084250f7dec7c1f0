import { ImportError, OptionsError, type FeedFormat } from '../feed';
import { getFeedFormat, type FormatRecipe } from '../formats';
import { pickSource } from '../import/import-run';
import type { FeedMapping } from '../mapping/feed-mapping';
import type { FeedAddress } from './fetch-feed';
import type { FeedSecrets } from './hide-secrets';
import { readColumns, readMapping } from './option-files';
import type { ImportArguments, ImportTools } from './types';

/** Arguments with the files that they name read. */
export type PreparedImport = {
  args: ImportArguments;
  format: FeedFormat;
  /** Builds the same format in another thread. */
  recipe: FormatRecipe;
  /** The source that its offers are kept under. */
  source: string;
  mapping?: FeedMapping;
};

/** Reads what the arguments name besides the feed. Throws ImportError on a file or an option that cannot be used. */
export async function prepareImport(
  args: ImportArguments,
  tools: Pick<ImportTools, 'readText' | 'isSameFile'>,
): Promise<PreparedImport> {
  const columns = await readColumns(args.columnsFile, tools);
  const { formatName: name, brand, source } = args;
  const recipe = { name, options: { brand, source, columns } };
  const format = pickFormat(recipe);
  checkSince(args, format);
  const mapping = await readMapping(args, tools);
  return { args, format, recipe, source: pickSource(format, args), mapping };
}

/** A file of changes holds only a part: as a snapshot it would retire all the rest. */
function checkSince({ file, mode }: ImportArguments, format: FeedFormat): void {
  if (!hasSince(file) || (mode ?? format.mode) === 'delta') return;
  const way = mode === undefined ? 'add --delta' : 'use --delta in place of --snapshot';
  throw new ImportError(
    `{since} asks only for what has changed, and in a snapshot all the rest would be gone: ${way}. Nothing was changed.`,
    true,
  );
}

function pickFormat({ name, options }: FormatRecipe): FeedFormat {
  try {
    const format = getFeedFormat(name, options);
    if (format === null) throw new OptionsError(`"${name}" is no known format.`);
    return format;
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw new ImportError(`${error.message} Nothing was changed.`);
  }
}

const SINCE = '{since}';
const KEY = '{key}';

export function isFeedAddress(file: string): boolean {
  return /^https?:\/\//i.test(file);
}

/** Whether an address asks for what changed since the last import. */
export function hasSince(file: string): boolean {
  return isFeedAddress(file) && file.includes(SINCE);
}

/**
 * The address to ask, with the key and the time of the last import (seconds since 1970) in their places. Throws
 * ImportError where it takes a key and the environment has none, or where it is no address or holds a login.
 */
export function buildFeedAddress(
  shown: string,
  { key, authorization }: FeedSecrets,
  { since, maxBytes }: { since: string; maxBytes: number },
): FeedAddress {
  if (shown.includes(KEY) && !key) {
    throw new ImportError(`The address has ${KEY} in it: set FEED_KEY in the environment to its value.`);
  }
  const url = shown.replaceAll(KEY, encodeURIComponent(key ?? '')).replaceAll(SINCE, since);
  if (!URL.canParse(url)) throw new ImportError(`"${shown}" is no address.`);
  if (new URL(url).username !== '' || new URL(url).password !== '') {
    throw new ImportError(
      'An address with a login in it is not accepted: set FEED_AUTHORIZATION to the header instead.',
    );
  }
  return { shown, url, authorization, maxBytes };
}
