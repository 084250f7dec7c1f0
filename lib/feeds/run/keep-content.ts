import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type { FeedContent } from '../feed';

const READ_BYTES = 1 << 20;

type KeptContent = { content: FeedContent; close: () => Promise<void> };

/**
 * Bytes that can be read again from their beginning, though they come once only: they are kept in a temporary file while
 * they are read. It has no name, so that nothing is left of it where the process is killed.
 */
export async function keepContent(given: FeedContent): Promise<KeptContent> {
  const name = path.join(tmpdir(), `feed-${randomUUID()}`);
  const file = await open(name, 'wx+', 0o600);
  // Where a file that is open cannot be removed, it goes at the end.
  const isGone = await rm(name).then(
    () => true,
    () => false,
  );
  const chunks = given[Symbol.asyncIterator]();
  let keptBytes = 0;

  async function* read(): FeedContent {
    for (let at = 0; at < keptBytes;) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(READ_BYTES), 0, READ_BYTES, at);
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
    for (;;) {
      const { value, done } = await chunks.next();
      if (done === true) return;
      await file.write(value, 0, value.length, keptBytes);
      keptBytes += value.length;
      yield value;
    }
  }

  return {
    content: { [Symbol.asyncIterator]: () => read()[Symbol.asyncIterator]() },
    async close() {
      await chunks.return?.();
      await file.close();
      if (!isGone) await rm(name, { force: true });
    },
  };
}
