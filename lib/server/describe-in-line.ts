import { types } from 'node:util';
import { z } from 'zod';

/** An error, what caused it, and what caused that: what lies deeper says nothing more. */
const MAX_DEPTH = 3;
const MAX_LENGTH = 1000;

/** What an error and its causes say, as one line of MAX_LENGTH characters at most, without a stack. */
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
  // Several addresses that could not be reached make an error that only has a code.
  const code = 'code' in error ? String(error.code) : error.name;
  return error.message || code;
}

function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}
