import { stat } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from './command-error';
import { getErrorCode } from './get-error-code';

/**
 * Throws CommandError, before any work is done, where no file can come to lie at this path: it is a folder, or there is
 * no folder that it would lie in. None is made: a name that is wrong would fill some other disk unseen.
 */
export async function checkTarget(file: string): Promise<void> {
  if (/[/\\]$/.test(file) || (await isFolder(file))) {
    throw new CommandError(`${file} cannot be written: that is a folder. Name a file in it.`);
  }
  const folder = path.dirname(path.resolve(file));
  if (await isFolder(folder)) return;
  throw new CommandError(
    `${file} cannot be written: there is no folder ${folder}. Make it, or name another.`,
  );
}

async function isFolder(place: string): Promise<boolean> {
  try {
    return (await stat(place)).isDirectory();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(getErrorCode(error) ?? '')) return false;
    throw new CommandError(`${place} cannot be looked at: ${String(error)}.`);
  }
}
