import type { Settings } from '@/lib/config';
import { isFeedAddress, type ImportArguments } from '@/lib/feeds';
import { checkNotDatabase } from './check-not-database';
import { checkTarget } from './check-target';
import { CommandError } from './command-error';
import { isSameFile } from './is-same-file';

type Named = [what: string, file: string | undefined];

/**
 * Throws CommandError, before anything is read, where a file that is to be written is one that is to be read or the
 * database, or cannot come to lie where it should. What --map reads, --map-todo may add to.
 */
export async function checkImportPaths(args: ImportArguments, settings: Settings): Promise<void> {
  for (const file of [args.reportFile, args.mappingTodoFile]) {
    if (file !== undefined) checkNotDatabase(file, settings);
  }
  const { mappingFile, columnsFile, reportFile, mappingTodoFile } = args;
  const feed: Named = ['the feed', isPath(args.file) ? args.file : undefined];
  const columns: Named = ['the file of --columns', columnsFile];
  const mapping: Named = ['the file of --map', mappingFile];
  await check('--report', reportFile, [feed, mapping, columns, ['the file of --map-todo', mappingTodoFile]]);
  await check('--map-todo', mappingTodoFile, [feed, columns]);
}

async function check(option: string, file: string | undefined, others: Named[]): Promise<void> {
  if (file === undefined) return;
  for (const [what, other] of others) {
    if (other === undefined || !isSameFile(file, other)) continue;
    throw new CommandError(`${option} ${file} is ${what}: name another file. Nothing was changed.`);
  }
  await checkTarget(file);
}

function isPath(file: string): boolean {
  return file !== '-' && !isFeedAddress(file);
}
