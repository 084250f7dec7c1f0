import type { z } from 'zod';
import { ApiError } from './errors';

const MAX_SHOWN_LENGTH = 60;

/**
 * Checks the named values against the schema and answers its output. The message of each check says what the value
 * takes; throws ApiError 400 that names the first wrong value, what came, and what it takes.
 */
export function validate<S extends z.ZodObject>(schema: S, values: Record<string, unknown>): z.output<S> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0]);
  const value = values[name];
  const got = value === undefined ? 'missing' : formatGot(value);
  throw new ApiError('invalid_parameter', `${name} is ${got}, but takes ${issue?.message}.`, name);
}

function formatGot(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}
