import { readArguments } from './read-arguments';
import { UsageError } from './usage-error';

/** Without a file the backup gets a name with the time. */
export type BackupArguments = { file: string | undefined; isForced: boolean };

const USAGE = [
  'Usage: npm run backup -- [file] [--force]',
  '  [file]   where to; left out, backups/catalogue-<time>.db beside the database',
  '  --force  replaces a file of that name',
].join('\n');

/** Where to put a backup, from the arguments of the command. Throws CommandError with the usage if they make no sense. */
export function parseBackupArguments(args: string[]): BackupArguments {
  const { values, positionals } = readArguments(args, USAGE, { force: { type: 'boolean' } });
  const [file, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`One file at a time: "${rest.join(' ')}" is too much.`, USAGE);
  if (file === '' || file === '-') throw new UsageError(`"${file}" is no name of a file.`, USAGE);
  return { file, isForced: values.force === true };
}
