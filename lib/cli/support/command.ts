import { Command, CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { CommandError, USAGE_EXIT_CODE, UsageError } from './command-error';

export type AnyCommand = CommandUnknownOpts;

/**
 * A command under the npm script that starts it, with --help. Its arguments, options and action are added by chaining;
 * the action sets process.exitCode. What is wrong with the arguments is thrown, by a parser or the action as UsageError.
 */
export function createCommand(script: string, description: string) {
  return new Command(`npm run ${script} --`)
    .description(description)
    .helpOption('-h, --help', 'says how it is called')
    .configureHelp({ helpWidth: 110 })
    .configureOutput({ outputError: () => undefined })
    .exitOverride();
}

/** Parses the arguments and runs the action. Throws CommandError with one line on the usage if they make no sense. */
export async function startCommand(command: AnyCommand, args: string[]): Promise<void> {
  try {
    checkValues(command, args);
    await command.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!isHelp(error)) throw explainUsage(command, error);
  }
}

/** Commander takes any word for a value; the next option is none. Who means it writes --option=--value. */
function checkValues({ options }: AnyCommand, args: string[]): void {
  const end = args.indexOf('--');
  for (const [index, arg] of args.slice(0, end === -1 ? undefined : end).entries()) {
    const takesValue = options.some(({ long, required }) => long === arg && required);
    if (takesValue && /^-./.test(args[index + 1] ?? ''))
      throw new UsageError(`${arg} needs a value after it.`);
  }
}

function explainUsage(command: AnyCommand, error: unknown): unknown {
  if (!(error instanceof UsageError || error instanceof CommanderError)) return error;
  const usage = `Usage: ${command.name()} ${command.usage()}`;
  return new CommandError(`${toSentence(error.message)}\n${usage}\n--help says more.`, USAGE_EXIT_CODE);
}

/** Commander's own messages are "error: unknown option '--x'", perhaps with a line "(Did you mean --y?)". */
function toSentence(message: string): string {
  const [line = '', ...more] = message.replace(/^error: /, '').split('\n');
  const sentence = line.charAt(0).toUpperCase() + line.slice(1).replace(/[^.]$/, '$&.');
  return [sentence, ...more].join(' ');
}

/** Help was printed on standard output: no error, but nothing else is done. */
function isHelp(error: unknown): boolean {
  return error instanceof CommanderError && error.exitCode === 0;
}
