import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { z } from 'zod';
import { ImportError, OptionsError } from '../feed';
import type { ImportReport } from '../import/import-report';
import type { FeedMapping } from '../mapping/feed-mapping';
import {
  formatMappingTodo,
  parseFeedMapping,
  parseMappingFile,
  type MappingFile,
} from '../mapping/mapping-file';
import type { ImportArguments, ImportTools } from './types';

const NOTHING_CHANGED = 'Nothing was changed.';

type ReadText = Pick<ImportTools, 'readText'>;

const columnsSchema = z.record(z.string(), z.string());

/**
 * The operator's mapping, undefined where there is none; one that --map-todo has not written yet counts as none. Throws
 * ImportError that names the file and what is wrong in it, also in the one that --map-todo is to add to.
 */
export async function readMapping(
  { mappingFile, mappingTodoFile }: ImportArguments,
  { readText, isSameFile }: Pick<ImportTools, 'readText' | 'isSameFile'>,
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
  if (mappingTodoFile !== undefined) await readTodo(mappingTodoFile, { readText }, NOTHING_CHANGED);
  return mapping;
}

/** Adds what the import did not know to a mapping file, and creates it if need be. Throws ImportError, with the file as it was. */
export async function writeMappingTodo(
  file: string,
  report: ImportReport,
  { readText, writeText }: Pick<ImportTools, 'readText' | 'writeText'>,
): Promise<void> {
  const end = report.status === 'imported' ? 'The import itself is done.' : NOTHING_CHANGED;
  const old = await readTodo(file, { readText }, end);
  try {
    await writeText(old === undefined ? file : await realpath(file), formatMappingTodo(report, old));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportError(`${file} cannot be written: ${reason}. ${end}`);
  }
}

/** The file that is to be added to, undefined where there is none yet. */
async function readTodo(file: string, { readText }: ReadText, end: string): Promise<MappingFile | undefined> {
  if (!existsSync(file)) return undefined;
  const text = await readText(file);
  return parseOrExplain(parseMappingFile, text, `${file} is there already and no mapping to add to`, end);
}

function parseOrExplain<T>(parse: (text: string) => T, text: string, problem: string, end: string): T {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw new ImportError(`${problem}. ${error.message} ${end}`);
  }
}

/** The operator's names of columns, by our names. Throws ImportError. */
export async function readColumns(
  file: string | undefined,
  { readText }: ReadText,
): Promise<Record<string, string> | undefined> {
  if (file === undefined) return undefined;
  const text = await readText(file);
  try {
    return columnsSchema.parse(JSON.parse(text.replace(/^\ufeff/, '')));
  } catch (error) {
    const reason =
      error instanceof z.ZodError
        ? 'it must be an object of texts: {"title": "Name of their column"}'
        : `it is not JSON: ${error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error)}`;
    throw new ImportError(`${file} names no columns: ${reason}. Nothing was changed.`);
  }
}
