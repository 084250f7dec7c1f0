import { constants, open } from 'node:fs/promises';

/** Far above what the files hold (spec §5: five pages of twenty). */
const MAX_STATIC_BYTES = 20 * 1024 * 1024;

/**
 * The text of a file. Rejects where it is too large, or no file at all: a pipe would never end, and hold up one of the
 * few threads for files for ever.
 */
export async function readStaticText(path: string): Promise<string> {
  // Opening a pipe waits for its other end without this.
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw new Error(`${path} is no file.`);
    if (stats.size > MAX_STATIC_BYTES) {
      throw new Error(
        `${path} takes ${stats.size} bytes, more than the ${MAX_STATIC_BYTES} that a file may.`,
      );
    }
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}
