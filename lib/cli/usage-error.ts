import { CommandError, USAGE_EXIT_CODE } from './command-error';

/** A command was called in a way it does not understand: the message, and below it how it is called, in one line. */
export class UsageError extends CommandError {
  constructor(message: string, usage: string) {
    const [line = ''] = usage.split('\n');
    super(`${message}\n${line}\n--help says more.`, USAGE_EXIT_CODE);
  }
}

/** Somebody asks how a command is called: no error, but nothing else is done. */
export class HelpRequest extends Error {
  override name = 'HelpRequest';

  constructor(readonly usage: string) {
    super('Somebody asks for help.');
  }
}
