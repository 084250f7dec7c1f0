import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { CommandError } from './command-error';

const REASONS = new Map([
  ['ENOENT', 'there is no such file'],
  ['EISDIR', 'that is a folder'],
  ['EACCES', 'this user may not read it'],
]);

/** The text of a feed file, or of standard input for "-". Throws CommandError if it cannot be read. */
export async function readFeedFile(file: string): Promise<string> {
  try {
    return file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new CommandError(
      `${file} cannot be read: ${REASONS.get(code) ?? String(error)}. Nothing was changed.`,
    );
  }
}
