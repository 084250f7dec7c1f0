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
