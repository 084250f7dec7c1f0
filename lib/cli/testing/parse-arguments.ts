import type { Command, OptionValues } from '@commander-js/extra-typings';
import { startCommand } from '../support/command';

/** What a command makes of its arguments: `pick` stands in for its action. Throws what the command throws. */
export async function parseArguments<Args extends unknown[], Opts extends OptionValues, Result>(
  command: Command<Args, Opts>,
  args: string[],
  pick: (...parsed: [...Args, Opts]) => Result,
): Promise<Result> {
  const results: Result[] = [];
  const parser = command.action(() => void results.push(pick(...command.processedArgs, command.opts())));
  await startCommand(parser, args);
  const [result] = results;
  if (result === undefined) throw new Error('The command was not run.');
  return result;
}
