/** Something the person at the terminal can mend; the message says what was wrong, where, and what to do. */
export class CommandError extends Error {
  override name = 'CommandError';

  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

/** The exit code of a command that was called in a way it does not understand. */
export const USAGE_EXIT_CODE = 2;

/** The arguments of a command make no sense; whoever parses them adds how it is called. */
export class UsageError extends CommandError {
  constructor(message: string) {
    super(message, USAGE_EXIT_CODE);
  }
}

/** The code that Node and drivers give an error, for example "ENOENT"; null where it has none. */
export function getErrorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
