import { readArguments } from './read-arguments';
import { UsageError } from './usage-error';

export type RestoreArguments = {
  file: string;
  /** Nobody is asked. */
  isSure: boolean;
};

const USAGE = [
  'Usage: npm run restore -- <file> [--yes]',
  '  <file>  a backup that "npm run backup" made',
  '  --yes   does not ask before the present catalogue is replaced',
].join('\n');

/** What to restore, from the arguments of the command. Throws CommandError with the usage if they make no sense. */
export function parseRestoreArguments(args: string[]): RestoreArguments {
  const { values, positionals } = readArguments(args, USAGE, { yes: { type: 'boolean' } });
  const [file, ...rest] = positionals;
  if (file === undefined || file === '') throw new UsageError('Name a backup.', USAGE);
  if (rest.length > 0) throw new UsageError(`One backup at a time: "${rest.join(' ')}" is too much.`, USAGE);
  return { file, isSure: values.yes === true };
}
