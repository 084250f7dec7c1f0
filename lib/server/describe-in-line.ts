import { types } from 'node:util';
import { z } from 'zod';

/** An error, its cause, and the cause of that: deeper ones add nothing. */
const MAX_DEPTH = 3;
const MAX_LENGTH = 1000;

/** The messages of an error and its causes as one line of at most MAX_LENGTH characters, without a stack. */
export function describeInLine(error: unknown): string {
  const messages: string[] = [];
  for (let cause: unknown = error; messages.length < MAX_DEPTH && isError(cause); cause = cause.cause) {
    messages.push(getMessage(cause));
  }
  const [message = String(error), ...causes] = messages;
  const text = causes.length === 0 ? message : `${message} (${causes.join(': ')})`;
  return text.replaceAll(/\s+/g, ' ').slice(0, MAX_LENGTH);
}

function getMessage(error: Error): string {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  // An error of several unreachable addresses has only a code.
  const code = 'code' in error ? String(error.code) : error.name;
  return error.message || code;
}

function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}
