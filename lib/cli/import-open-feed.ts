import { open, type FileHandle } from 'node:fs/promises';
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
    const sizeBytes = await readSize(handle).catch(async (error: unknown) => {
      await handle.close();
      throw error;
    });
    // Opened once: who writes to a named pipe must not see its reader leave.
    const content = handle.createReadStream();
    return { content, sizeBytes, close: async () => void content.destroy() };
  } catch (error) {
    throw toReadError(error, file);
  }
}

/** What to tell the operator of a feed that cannot be read. */
export function toReadError(error: unknown, file: string): CommandError {
  const reason =
    REASONS.get(getErrorCode(error) ?? '') ?? (error instanceof Error ? error.message : String(error));
  return new CommandError(`${nameFeed(file)} cannot be read: ${reason}. Nothing was changed.`);
}

/** A feed as messages name it. */
export function nameFeed(file: string): string {
  return file === '-' ? 'Standard input' : file;
}

/** Null for a pipe. */
async function readSize(handle: FileHandle): Promise<number | null> {
  const stats = await handle.stat();
  if (stats.isDirectory()) throw Object.assign(new Error('EISDIR'), { code: 'EISDIR' });
  return stats.isFile() ? stats.size : null;
}
