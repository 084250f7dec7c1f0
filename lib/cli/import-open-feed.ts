import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { CommandError } from './command-error';
import { getErrorCode } from './get-error-code';
import type { OpenedFeed } from './import-content';

const REASONS = new Map([
  ['ENOENT', 'there is no such file'],
  ['EISDIR', 'that is a folder'],
  ['EACCES', 'this user may not read it'],
]);

/** The bytes of a file, or of standard input for "-". Throws CommandError if it cannot be opened. */
export async function openFeedFile(file: string): Promise<OpenedFeed> {
  if (file === '-') {
    // Whatever is still to come must not keep the command from ending.
    const close = async () => void process.stdin.destroy();
    return { content: process.stdin, sizeBytes: null, close };
  }
  try {
    const handle = await open(file);
    const stats = await handle.stat();
    await handle.close();
    if (stats.isDirectory()) throw Object.assign(new Error(file), { code: 'EISDIR' });
    const content = createReadStream(file);
    return {
      content,
      sizeBytes: stats.isFile() ? stats.size : null,
      close: async () => void content.destroy(),
    };
  } catch (error) {
    const reason = REASONS.get(getErrorCode(error) ?? '') ?? String(error);
    throw new CommandError(`${file} cannot be read: ${reason}. Nothing was changed.`);
  }
}
