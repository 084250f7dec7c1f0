import type * as typed from '@commander-js/extra-typings';
import * as commander from 'commander';
import { SettingsError } from '@/lib/config';
import { CommandError, getErrorCode, USAGE_EXIT_CODE, UsageError } from './command-error';

/** What a stream says whose reader has gone. */
const CLOSED_CODES = new Set(['EPIPE', 'ERR_STREAM_DESTROYED']);

/** The types of arguments and options are another package's, which is not loaded. */
const { Command, CommanderError, Option } = commander as unknown as typeof typed;
export { Option };

export type AnyCommand = typed.CommandUnknownOpts;

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
    if (takesValue && /^-./.test(args[index + 1] ?? '')) {
      throw new UsageError(`${arg} needs a value after it.`);
    }
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

/**
 * Does the work of a process and sets the exit code that it returns, if it returns one. Errors that a person can mend
 * are printed as their lines alone; anything else is a bug and keeps its stack. Whoever stops reading what is printed
 * does not stop the work.
 */
export async function runCommand(work: () => Promise<number | void>): Promise<void> {
  surviveClosedOutput();
  try {
    const exitCode = await work();
    if (exitCode !== undefined) process.exitCode = exitCode;
  } catch (error) {
    process.exitCode = error instanceof CommandError ? error.exitCode : 1;
    console.error(describeError(error));
  }
}

/** In `… | head -3` the work goes on when head has seen enough, and its exit code counts. */
function surviveClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    if (!stream.listeners('error').includes(ignoreClosed)) stream.on('error', ignoreClosed);
  }
}

function ignoreClosed(error: Error): void {
  if (!CLOSED_CODES.has(getErrorCode(error) ?? '')) throw error;
}

function describeError(error: unknown): string {
  if (error instanceof CommandError || error instanceof SettingsError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
