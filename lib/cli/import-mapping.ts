import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import {
  formatMappingTodo,
  OptionsError,
  parseFeedMapping,
  parseMappingFile,
  type FeedMapping,
  type ImportReport,
  type MappingFile,
} from '@/lib/feeds';
import { CommandError } from './command-error';
import type { ImportArguments } from './import-arguments';
import type { ImportTools } from './import-tools';
import { isSameFile } from './is-same-file';
import { readTextFile } from './read-text-file';
import { writeOutput } from './write-output';

const NOTHING_CHANGED = 'Nothing was changed.';

/**
 * The operator's mapping, undefined where there is none; one that --map-todo is still to make counts as none. Throws
 * CommandError that names the file and what is wrong in it, also in the one that --map-todo is to add to.
 */
export async function readMapping(
  { mappingFile, mappingTodoFile }: ImportArguments,
  readText: ImportTools['readText'],
): Promise<FeedMapping | undefined> {
  const isToCome =
    mappingFile !== undefined &&
    mappingTodoFile !== undefined &&
    isSameFile(mappingFile, mappingTodoFile) &&
    !existsSync(mappingFile);
  const mapping =
    mappingFile === undefined || isToCome
      ? undefined
      : parseOrExplain(
          parseFeedMapping,
          await readText(mappingFile),
          `${mappingFile} is no usable mapping`,
          NOTHING_CHANGED,
        );
  if (mappingTodoFile !== undefined) await readTodo(mappingTodoFile, NOTHING_CHANGED);
  return mapping;
}

/** Adds what the import did not know to a mapping file, which is made if need be. Throws CommandError, with the file as it was. */
export async function writeMappingTodo(file: string, report: ImportReport): Promise<void> {
  const end = report.status === 'imported' ? 'The import itself is done.' : NOTHING_CHANGED;
  try {
    const old = await readTodo(file, end);
    const place = old === undefined ? file : await realpath(file);
    await writeOutput(place, toChunks(formatMappingTodo(report, old)), { isCompressed: false });
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${file} cannot be written: ${reason}. ${end}`);
  }
}

/** What stands in the file that is to be added to, undefined where there is none yet. */
async function readTodo(file: string, end: string): Promise<MappingFile | undefined> {
  if (!existsSync(file)) return undefined;
  const text = await readTextFile(file);
  return parseOrExplain(parseMappingFile, text, `${file} is there already and no mapping to add to`, end);
}

function parseOrExplain<T>(parse: (text: string) => T, text: string, problem: string, end: string): T {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw new CommandError(`${problem}. ${error.message} ${end}`);
  }
}

async function* toChunks(text: string): AsyncGenerator<string> {
  yield text;
}
