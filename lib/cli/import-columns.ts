import { z } from 'zod';
import { CommandError } from './command-error';
import type { ImportTools } from './import-tools';

const columnsSchema = z.record(z.string(), z.string());

/** The operator's names of columns, by our names. Throws CommandError. */
export async function readColumns(
  file: string | undefined,
  readText: ImportTools['readText'],
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
    throw new CommandError(`${file} names no columns: ${reason}. Nothing was changed.`);
  }
}
