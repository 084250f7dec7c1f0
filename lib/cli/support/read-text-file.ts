import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { CommandError, getErrorCode } from './command-error';

const REASONS = new Map([
  ['ENOENT', 'there is no such file'],
  ['EISDIR', 'that is a folder'],
  ['EACCES', 'this user may not read it'],
]);

/** The text of a file, or of standard input for "-". Throws CommandError if it cannot be read or is not UTF-8. */
export async function readTextFile(file: string): Promise<string> {
  const bytes = await readBytes(file);
  if (!isUtf8(bytes)) {
    throw new CommandError(`${file} cannot be read: it is not UTF-8; save it in that encoding.`);
  }
  return bytes.toString('utf8');
}

async function readBytes(file: string): Promise<Buffer> {
  try {
    return file === '-' ? await buffer(process.stdin) : await readFile(file);
  } catch (error) {
    const reason = REASONS.get(getErrorCode(error) ?? '');
    if (reason === undefined) throw error;
    throw new CommandError(`${file} cannot be read: ${reason}.`);
  }
}
