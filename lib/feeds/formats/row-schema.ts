import { z } from 'zod';
import { RowError } from '../feed';

/** An id that a feed writes as a number or a text. */
export const idSchema = z
  .union([z.number().int().nonnegative(), z.string().trim().min(1)], 'is missing or no id')
  .transform(String);

/** A text that may be absent. */
export const textSchema = z
  .string('is not text')
  .nullish()
  .transform((value) => value ?? undefined);

/** A row that has the shape of `schema`. Throws RowError that names the first field that has not. */
export function parseRow<T>(schema: z.ZodType<T>, row: unknown): T {
  const parsed = schema.safeParse(row);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new RowError(`${issue?.path.join('.') || 'the row'} ${issue?.message ?? 'cannot be read'}`);
}
