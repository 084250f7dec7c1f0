import { parseArgs, type ParseArgsConfig } from 'node:util';
import { HelpRequest, UsageError } from './usage-error';

type Options = NonNullable<ParseArgsConfig['options']>;

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/**
 * Options and positional arguments of a command. Throws HelpRequest where --help or -h is among them, and UsageError on
 * an option that the command does not have or that stands without its value.
 */
export function readArguments<const T extends Options>(args: string[], usage: string, options: T) {
  const known: Options = { ...options, ...HELP };
  const { tokens } = parseArgs({ args, strict: false, tokens: true, options: known });
  const given = tokens.filter((token) => token.kind === 'option');
  if (given.some(({ name }) => name === 'help')) throw new HelpRequest(usage);
  for (const { name, rawName, value, inlineValue } of given) {
    const option = Object.hasOwn(known, name) ? known[name] : undefined;
    if (option === undefined) throw new UsageError(`There is no option ${rawName}.`, usage);
    if (option.type === 'boolean' && value !== undefined) {
      throw new UsageError(`${rawName} takes no value, and "${value}" is one.`, usage);
    }
    if (option.type === 'string' && isMissing(value, inlineValue)) {
      throw new UsageError(`${rawName} needs a value after it.`, usage);
    }
  }
  return parseArgs({ args, allowPositionals: true, options });
}

/** The next option is no value of this one; who means it writes --option=--value. */
function isMissing(value: string | undefined, isInline: boolean | undefined): boolean {
  return value === undefined || (isInline !== true && /^-./.test(value));
}
