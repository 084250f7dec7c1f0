import { CommandError, USAGE_EXIT_CODE } from './command-error';

/** A command was called in a way it does not understand: the message, and below it how it is called. */
export class UsageError extends CommandError {
  constructor(message: string, usage: string) {
    super(`${message}\n${usage}`, USAGE_EXIT_CODE);
  }
}

/** What `parse` makes of the arguments (node:util). Throws UsageError where they cannot be read. */
export function parseOrExplain<T>(usage: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? `${error.message}.` : 'The arguments cannot be read.',
      usage,
    );
  }
}
